import { beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#domain/problem.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { esApp } from '#messages/es/app.ts'
import { esStart } from '#messages/es/start.ts'
import { showMessages, translate } from '#messages/index.ts'
import { isWrongPassword, problemText } from './problem-text.ts'

const problems: readonly Problem[] = [
  { type: 'access/not-allowed', action: 'order/edit' },
  { type: 'access/not-member' },
  { type: 'access/signed-out' },
  { type: 'doc/missing', ref: 'orders/a' },
  { type: 'doc/exists', ref: 'orders/a' },
  { type: 'doc/deleted', ref: 'orders/a' },
  { type: 'input/invalid', issues: [] },
  { type: 'order/no-such-step', from: 'done', to: 'enRoute' },
  { type: 'order/reason-required', to: 'onHold' },
  { type: 'order/not-yours', ref: 'orders/a' },
  { type: 'edit/conflict', ref: 'orders/a', conflicts: [] },
  { type: 'storage/full' },
  { type: 'storage/unavailable' },
  { type: 'network/offline' },
  { type: 'server/refused', status: 'PERMISSION_DENIED', message: 'x' },
  { type: 'server/refused', status: 'SOMETHING_NEW', message: 'x' },
  { type: 'mutation/unknown', name: 'x', version: 9 },
  { type: 'auth/failed', code: 'wrong-password' },
]

describe.each([
  ['en', { ...enStart, ...enApp }],
  ['es', { ...esStart, ...esApp }],
] as const)('in %s', (locale, messages) => {
  beforeAll(() => showMessages(locale, messages))

  test('every problem is a whole sentence without codes', () => {
    for (const problem of problems) {
      const text = problemText(translate, problem)
      expect(text).toMatch(/^\p{Lu}.*\.$/u)
      expect(text).not.toMatch(/[{}/]|auth|orders/)
    }
  })

  test('no message reveals whether an account exists', () => {
    const say = (code: string) => problemText(translate, { type: 'auth/failed', code })
    expect(say('user-not-found')).toBe(say('wrong-password'))
    expect(say('invalid-credential')).toBe(say('wrong-password'))
    expect(say('auth/wrong-password')).toBe(say('wrong-password'))
    expect(say('email-already-in-use')).not.toMatch(/already exists|in use|ya existe/)
    expect(say('something-new')).toBe(messages['auth.unknown'])
  })

  test('only what another password may mend counts as a wrong one', () => {
    const isWrong = (code: string) => isWrongPassword({ type: 'auth/failed', code })
    expect(isWrong('auth/wrong-password') && isWrong('invalid-login-credentials')).toBe(true)
    expect(isWrong('too-many-requests') || isWrong('network-request-failed')).toBe(false)
    expect(isWrongPassword({ type: 'network/offline' }) || isWrongPassword(null)).toBe(false)
  })

  test('a step that is not allowed names both statuses', () => {
    const text = problemText(translate, { type: 'order/no-such-step', from: 'done', to: 'enRoute' })
    expect(text).toContain(messages['orderStatus.done'])
    expect(text).toContain(messages['orderStatus.enRoute'])
  })
})
