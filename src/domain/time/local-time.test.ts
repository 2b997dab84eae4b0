import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, fromLocalTime, localDay, toLocalTime } from './local-time.ts'

test('the wall clock of a zone', () => {
  expect(toLocalTime('2026-01-15T23:30:00Z', 'Europe/Madrid')).toBe('2026-01-16T00:30')
  expect(localDay('2026-01-15T23:30:00Z', 'America/New_York')).toBe('2026-01-15')
})

test('back to the instant, on both sides of summer time', () => {
  expect(fromLocalTime('2026-07-01T09:00', 'Europe/London')).toBe('2026-07-01T08:00:00.000Z')
  expect(fromLocalTime('2026-12-01T09:00', 'Europe/London')).toBe('2026-12-01T09:00:00.000Z')
})

test('an hour that is skipped or repeated', () => {
  expect(fromLocalTime('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z')
  expect(fromLocalTime('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z')
})

test('what is not a date', () => {
  expect(fromLocalTime('', 'UTC')).toBeNull()
  expect(fromLocalTime('tomorrow', 'UTC')).toBeNull()
})

test('there and back again, in every zone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      fc.constantFrom('UTC', 'Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia'),
      (date, zone) => {
        const local = toLocalTime(date.toISOString(), zone)
        const instant = fromLocalTime(local, zone)
        expect(instant && toLocalTime(instant, zone)).toBe(local)
      },
    ),
    { seed: 1 },
  )
})

test('days across the end of a month', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
