import { expect, test, vi } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import type { TokenAnswer, TokenSource } from './token-types.ts'
import { callAs } from './call-as.ts'

const refused = fail({ status: 'UNAUTHENTICATED', message: '', retryAfterMs: null })

function source(...answers: TokenAnswer[]) {
  const token = vi.fn<TokenSource['token']>(async () => answers.shift() ?? { kind: 'signIn' })
  return { auth: { token }, token }
}
const tokenOf = (uid: string, token = 't'): TokenAnswer => ({ kind: 'token', token, uid })

test('a request is made as this user, and its answer is returned', async () => {
  const ask = vi.fn(async () => ok(7))
  expect(await callAs(source(tokenOf('u1')), 'u1', ask)).toEqual(ok(7))
  expect(ask).toHaveBeenCalledExactlyOnceWith('t')
})

test('a refused token is renewed once', async () => {
  const { auth, token } = source(tokenOf('u1', 'old'), tokenOf('u1', 'new'))
  const ask = vi.fn(async (held: string) => (held === 'new' ? ok(held) : refused))
  expect(await callAs({ auth }, 'u1', ask)).toEqual(ok('new'))
  expect(token.mock.calls).toEqual([[{ refresh: false }], [{ refresh: true }]])
  const twice = source(tokenOf('u1'), tokenOf('u1'), tokenOf('u1'))
  const answer = await callAs(twice, 'u1', async () => refused)
  expect(answer).toMatchObject({ problem: { status: 'SIGNED_OUT' } })
  expect(twice.token).toHaveBeenCalledTimes(2)
})

test('nothing is requested as someone else, or as no one', async () => {
  const ask = vi.fn(async () => ok(7))
  expect(await callAs(source(tokenOf('u2')), 'u1', ask)).toMatchObject({
    problem: { status: 'SIGNED_OUT' },
  })
  expect(await callAs(source({ kind: 'signIn' }), 'u1', ask)).toMatchObject({
    problem: { status: 'SIGNED_OUT' },
  })
  expect(await callAs(source({ kind: 'unreachable' }), 'u1', ask)).toMatchObject({
    problem: { status: 'NO_ANSWER' },
  })
  expect(ask).not.toHaveBeenCalled()
})
