import { expect, test } from 'vitest'
import { clockErrorOf, delayOf } from './clock-of.ts'

const at = '2026-11-03T10:00:00.000Z'
const minute = 60_000

test.each([
  ['right', '2026-11-03T10:01:59.000Z', 0],
  ['ahead', '2026-11-03T10:14:00.000Z', 14 * minute],
  ['behind', '2026-11-03T09:50:00.000Z', -10 * minute],
  ['unknown', '1970-01-01T00:00:00.000Z', 0],
])('a device’s clock that was %s', (_, deviceAt, error) => {
  expect(clockErrorOf({ at, deviceAt, receivedAt: at })).toBe(error)
})

test('a change that was received later says how much later', () => {
  expect(delayOf({ at, deviceAt: at, receivedAt: '2026-11-03T10:00:30.000Z' })).toBe(0)
  expect(delayOf({ at, deviceAt: at, receivedAt: '2026-11-03T12:00:00.000Z' })).toBe(120 * minute)
})
