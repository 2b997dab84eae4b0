import { expect, test } from 'vitest'
import { handleStartUpError } from './start-up-error.ts'

function recordingHost() {
  const seen: { redirected: string[]; logged: unknown[] } = { redirected: [], logged: [] }
  return {
    seen,
    redirect: (url: string) => void seen.redirected.push(url),
    log: (error: unknown) => void seen.logged.push(error),
  }
}

test('an error with a url redirects there', () => {
  const host = recordingHost()
  handleStartUpError(Object.assign(new Error('moved'), { url: 'https://example.test/login' }), host)
  expect(host.seen).toEqual({ redirected: ['https://example.test/login'], logged: [] })
})

test.each([new Error('plain'), 'text', null, { url: '' }, { url: 7 }])(
  'any other error is only logged: %s',
  (error) => {
    const host = recordingHost()
    handleStartUpError(error, host)
    expect(host.seen).toEqual({ redirected: [], logged: [error] })
  },
)
