import { expect, test } from 'vitest'
import { lateArrival } from './late-arrival.ts'

const start = '2026-05-04T13:00:00.000Z'

test('a delay counts from the start while that is ahead', () => {
  expect(lateArrival(start, 15, Date.parse('2026-05-04T12:41:00Z'))).toBe(
    '2026-05-04T13:15:00.000Z',
  )
})

test('and from now once the start has passed, on the next full five minutes', () => {
  expect(lateArrival(start, 30, Date.parse('2026-05-04T13:21:00Z'))).toBe(
    '2026-05-04T13:55:00.000Z',
  )
  expect(lateArrival(null, 30, Date.parse('2026-05-04T13:21:00Z'))).toBe('2026-05-04T13:55:00.000Z')
})
