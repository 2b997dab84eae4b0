import { expect, test } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { neutralReset } from './neutral-reset.ts'

const failed = (code: string) => fail({ type: 'auth/failed', code } as const)

test('an unknown or barred account looks like any other', () => {
  for (const code of ['user-not-found', 'auth/user-not-found', 'user-disabled']) {
    expect(neutralReset(failed(code))).toEqual(ok())
  }
})

test('what is not about the account is said', () => {
  expect(neutralReset(failed('too-many-requests')).ok).toBe(false)
  expect(neutralReset(fail({ type: 'network/offline' })).ok).toBe(false)
  expect(neutralReset(ok())).toEqual(ok())
})
