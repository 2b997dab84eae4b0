import { expect, test } from 'vitest'
import { parseSchedule } from './parse-schedule.ts'

const next = (schedule: string, zone: string, after: string): string | undefined => {
  const at = parseSchedule(schedule, zone)?.(Date.parse(after))
  return at === undefined || at === Infinity ? undefined : new Date(at).toISOString().slice(0, 16)
}

test.each([
  ['every 5 minutes', 'UTC', '2026-03-02T08:00Z', '2026-03-02T08:05'],
  ['every 1 hours', 'UTC', '2026-03-02T08:59Z', '2026-03-02T09:00'],
  ['every 24 hours', 'America/Halifax', '2026-03-02T08:59Z', '2026-03-03T00:00'],
  ['every day 03:00', 'UTC', '2026-03-02T02:59Z', '2026-03-02T03:00'],
  ['every day 03:00', 'UTC', '2026-03-02T03:00Z', '2026-03-03T03:00'],
  ['every day 03:00', 'America/Halifax', '2026-03-02T08:00Z', '2026-03-03T07:00'],
  // The clocks go forward on the 8th at 2:00, and back on the 1st of November.
  ['every day 03:00', 'America/Halifax', '2026-03-07T08:00Z', '2026-03-08T06:00'],
  ['every day 02:30', 'America/Halifax', '2026-03-07T08:00Z', '2026-03-08T06:30'],
  ['every day 01:30', 'America/Halifax', '2026-10-31T08:00Z', '2026-11-01T04:30'],
  ['every mon,thu 9:00', 'Europe/Madrid', '2026-03-03T10:00Z', '2026-03-05T08:00'],
  ['every monday 09:00', 'UTC', '2026-03-03T10:00Z', '2026-03-09T09:00'],
  ['*/15 * * * *', 'UTC', '2026-03-02T08:46Z', '2026-03-02T09:00'],
  ['0 9-17/4 * * 1-5', 'UTC', '2026-03-06T17:30Z', '2026-03-09T09:00'],
  ['0 0 1 jan *', 'UTC', '2026-03-06T17:30Z', '2027-01-01T00:00'],
  ['0 0 29 2 *', 'UTC', '2026-03-06T17:30Z', '2028-02-29T00:00'],
  ['0 0 13 * fri', 'UTC', '2026-03-07T00:00Z', '2026-03-13T00:00'],
  ['0 0 13 * fri', 'UTC', '2026-04-10T00:00Z', '2026-04-13T00:00'],
  ['0 12 * * 7', 'UTC', '2026-03-07T00:00Z', '2026-03-08T12:00'],
  ['0 0 30 2 *', 'UTC', '2026-03-07T00:00Z', undefined],
])('%s in %s after %s: %s', (schedule, zone, after, expected) => {
  expect(next(schedule, zone, after)).toBe(expected)
})

test.each([
  ['now and then', 'UTC'],
  ['every 0 minutes', 'UTC'],
  ['every someday 09:00', 'UTC'],
  ['every day 25:00', 'UTC'],
  ['* * * *', 'UTC'],
  ['60 * * * *', 'UTC'],
  ['5-1 * * * *', 'UTC'],
  ['* * * foo *', 'UTC'],
  ['*/0 * * * *', 'UTC'],
  ['every day 03:00', 'Mars/Olympus'],
])('%s in %s is no schedule', (schedule, zone) => {
  expect(parseSchedule(schedule, zone)).toBeUndefined()
})
