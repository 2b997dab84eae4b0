import { expect, it } from 'vitest'
import { createCalendar, iso } from './calendar.ts'

/** The Friday before the clocks of Halifax go forward. */
const friday = createCalendar(Date.parse('2026-03-06T15:00:00Z'), 'America/Halifax')

it('keeps the hours of the clock when it is changed', () => {
  expect(iso(friday.at(0, 8.25))).toBe('2026-03-06T12:15:00.000Z')
  expect(iso(friday.at(2, 9))).toBe('2026-03-08T12:00:00.000Z')
  expect(iso(friday.at(3, 8))).toBe('2026-03-09T11:00:00.000Z')
})

it('begins the day where the company is', () => {
  const late = createCalendar(Date.parse('2026-03-07T03:59:00Z'), 'America/Halifax')
  expect(late.at(0, 8)).toBe(friday.at(0, 8))
  const kathmandu = createCalendar(Date.parse('2026-03-06T18:20:00Z'), 'Asia/Kathmandu')
  expect(iso(kathmandu.at(0, 12))).toBe('2026-03-07T06:15:00.000Z')
})

it('finds office days around the weekend', () => {
  expect(friday.isWeekend(0)).toBe(false)
  expect([friday.officeDay(0, 1), friday.officeDay(3, -1), friday.officeDay(3, -5)]).toEqual([
    3, 0, -2,
  ])
  expect([friday.hoursOf(0), friday.hoursOf(1)]).toEqual([
    [8, 17],
    [9, 13],
  ])
})
