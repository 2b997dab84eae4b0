import { expect, it } from 'vitest'
import { clockOffset, trueTime } from './true-time.ts'

it('corrects a clock that is an hour fast', () => {
  const fast = Date.parse('2026-03-02T10:00:00Z')
  expect(trueTime(fast, -3_600_000)).toBe('2026-03-02T09:00:00.000Z')
})

it('takes the middle of the exchange as the server’s moment', () => {
  expect(clockOffset(1000, 1400, 5200)).toBe(4000)
})

it('reports equal clocks as plain zero', () => {
  expect(Object.is(clockOffset(1000, 1001, 1000), 0)).toBe(true)
})
