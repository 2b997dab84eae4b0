import { expect, test } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { neutralReset } from './neutral-reset.ts'

const failed = (code: string) => fail({ type: 'auth/failed', code } as const)

test('an unknown or disabled account gets the same answer as any other', () => {
  for (const code of ['user-not-found', 'auth/user-not-found', 'user-disabled']) {
    expect(neutralReset(failed(code))).toEqual(ok())
  }
})

test('problems that do not concern the account are reported', () => {
  expect(neutralReset(failed('too-many-requests')).ok).toBe(false)
  expect(neutralReset(fail({ type: 'network/offline' })).ok).toBe(false)
  expect(neutralReset(ok())).toEqual(ok())
})
