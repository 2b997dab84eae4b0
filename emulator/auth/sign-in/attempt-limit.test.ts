import { expect, test } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

test('blocks after ten failures, for at most a quarter of an hour', () => {
  let now = 0
  const limit = createAttemptLimit(() => now)
  for (let n = 0; n < 10; n += 1) {
    expect(limit.isBlocked('ann')).toBe(false)
    limit.failed('ann')
    now += 60_000
  }
  expect([limit.isBlocked('ann'), limit.isBlocked('bob')]).toEqual([true, false])
  now = 15 * 60_000
  expect(limit.isBlocked('ann')).toBe(false)
})

test('a success resets the failures', () => {
  const limit = createAttemptLimit(() => 0)
  for (let n = 0; n < 9; n += 1) limit.failed('ann')
  limit.succeeded('ann')
  limit.failed('ann')
  expect(limit.isBlocked('ann')).toBe(false)
})
