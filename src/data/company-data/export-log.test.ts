import { expect, test } from 'vitest'
import { exportLog } from './export-log.ts'

function portsOf(answers: readonly object[]) {
  const asked: unknown[] = []
  const request: typeof fetch = async (_url, init) => {
    asked.push(typeof init?.body === 'string' && JSON.parse(init.body))
    return Response.json(answers[asked.length - 1] ?? {})
  }
  const auth = { token: async () => ({ kind: 'token', uid: 'u1', token: 't' }) }
  const pause = async () => undefined
  return { asked, ports: { server: { auth }, uid: 'u1', pause, request } as never }
}
const page = (text: string, next: string | null) => ({ result: { text, count: 2, next } })

test('the pages follow each other in one file', async () => {
  const { asked, ports } = portsOf([page('id\r\na\r\n', 'a'), page('b\r\n', null)])
  const seen: number[] = []
  const { signal } = new AbortController()
  const exported = await exportLog(ports, { signal, onProgress: (count) => seen.push(count) })
  if (!exported.ok || !exported.value) throw new Error('Not exported')
  expect(await exported.value.text()).toBe('id\r\na\r\nb\r\n')
  expect(asked).toMatchObject([{ data: { after: null } }, { data: { after: 'a' } }])
  expect(seen).toEqual([2, 4])
})

test('a page that fails for a moment is asked for again, a refusal ends the export', async () => {
  const broken = { error: { status: 'UNAVAILABLE' } }
  const refused = { error: { status: 'PERMISSION_DENIED', message: 'Sign in again.' } }
  const { asked, ports } = portsOf([broken, page('id\r\n', 'a'), refused])
  const { signal } = new AbortController()
  expect(await exportLog(ports, { signal, onProgress: () => undefined })).toMatchObject({
    ok: false,
  })
  expect(asked).toHaveLength(3)
})

test('it ends when it is cancelled', async () => {
  const { asked, ports } = portsOf([page('id\r\n', 'a'), page('b\r\n', null)])
  const running = new AbortController()
  const exported = exportLog(ports, { signal: running.signal, onProgress: () => running.abort() })
  expect(await exported).toEqual({ ok: true, value: null })
  expect(asked).toHaveLength(2)
})
