import { expect, test } from 'vitest'
import { delayOf, lateArrival, nextAtTime } from './late-arrival.ts'

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

test.each([
  ['2026-05-04T12:41:00Z', '10:40', '2026-05-04T13:40:00.000Z'],
  ['2026-05-04T12:41:30Z', '09:41', '2026-05-04T12:41:00.000Z'],
  ['2026-05-05T02:50:00Z', '00:20', '2026-05-05T03:20:00.000Z'],
  ['2026-05-04T12:41:00Z', '08:40', null],
  ['2026-05-04T12:41:00Z', '', null],
])('at %s an arrival at %j is at %j', (now, time, expected) => {
  expect(nextAtTime(time, Date.parse(now), 'America/Halifax')).toBe(expected)
})

test('a delay that was told is known again by its arrival', () => {
  const at = '2026-05-04T12:41:12.345Z'
  const told = (arrival: string, from: string | null = start) => ({ start: from, arrival, at })
  expect(delayOf(told('2026-05-04T13:30:00.000Z'), [15, 30])).toBe(30)
  expect(delayOf(told('2026-05-04T13:00:00.000Z', '2026-05-04'), [15, 30])).toBe(15)
  expect(delayOf(told('2026-05-04T13:31:00.000Z'), [15, 30])).toBeUndefined()
})
