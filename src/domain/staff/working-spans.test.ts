import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultWorkingHours, weekdays, workingHours } from '../entities/working-hours.ts'
import { weekdayOf, workingSpans } from './working-spans.ts'

const madrid = { timeZone: 'Europe/Madrid', workingHours: defaultWorkingHours }
const nights = [{ start: '00:30', end: '04:30' }]
const everyNight = v.parse(
  workingHours,
  Object.fromEntries(weekdays.map((weekday) => [weekday, nights])),
)
const partTime = { ...defaultWorkingHours, monday: [], tuesday: [{ start: '07:00', end: '11:30' }] }

function hoursOn(day: string, timeZone: string, weeklyHours = everyNight) {
  const spans = workingSpans(day, { ...madrid, timeZone }, { weeklyHours, exceptions: [] })
  return spans.map(
    ({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000,
  )
}

describe('workingSpans', () => {
  it('are the company’s hours in its zone, where a person has none of their own', () => {
    const monday = [{ startsAt: '2026-03-02T07:00:00.000Z', endsAt: '2026-03-02T16:00:00.000Z' }]
    expect(workingSpans('2026-03-02', madrid, null)).toEqual(monday)
    expect(workingSpans('2026-03-02', madrid, { weeklyHours: null, exceptions: [] })).toEqual(
      monday,
    )
    expect(workingSpans('2026-03-01', madrid, null)).toEqual([])
    const halifax = workingSpans('2026-03-02', { ...madrid, timeZone: 'America/Halifax' }, null)
    expect(halifax[0]?.startsAt).toBe('2026-03-02T12:00:00.000Z')
  })

  it('are a person’s own hours before the company’s', () => {
    const staff = { weeklyHours: partTime, exceptions: [] }
    expect(workingSpans('2026-03-02', madrid, staff)).toEqual([])
    expect(workingSpans('2026-03-03', madrid, staff)).toEqual([
      { startsAt: '2026-03-03T06:00:00.000Z', endsAt: '2026-03-03T10:30:00.000Z' },
    ])
  })

  it('are those of an exception before all others, also on a holiday', () => {
    const saturday = { id: '2026-03-07', spans: [{ start: '09:00', end: '12:00' }], note: '' }
    const off = { id: '2026-03-03', spans: [], note: 'Exam' }
    const staff = { weeklyHours: partTime, exceptions: [saturday, off] }
    const holidays = [
      { on: '2026-03-07', label: 'Fair' },
      { on: '2026-03-04', label: 'Holiday' },
    ]
    expect(workingSpans('2026-03-07', madrid, staff, holidays)).toHaveLength(1)
    expect(workingSpans('2026-03-03', madrid, staff, holidays)).toEqual([])
    expect(workingSpans('2026-03-04', madrid, staff, holidays)).toEqual([])
    expect(workingSpans('2026-03-04', madrid, staff)).toHaveLength(1)
  })

  it('keep the clock times on days on which the clocks change', () => {
    // Four hours by the clock: three when an hour is skipped, five when one is repeated.
    expect(hoursOn('2026-03-29', 'Europe/Madrid')).toEqual([3])
    expect(hoursOn('2026-10-25', 'Europe/Madrid')).toEqual([5])
    expect(hoursOn('2026-03-08', 'America/Halifax')).toEqual([3])
    expect(hoursOn('2026-11-01', 'America/New_York')).toEqual([5])
    // Half an hour, at two in the morning.
    expect(hoursOn('2026-04-05', 'Australia/Lord_Howe')).toEqual([4.5])
    expect(hoursOn('2026-10-04', 'Australia/Lord_Howe')).toEqual([3.5])
    expect(hoursOn('2026-03-29', 'Asia/Kathmandu')).toEqual([4])
    const [office] = workingSpans('2026-03-30', madrid, null)
    expect(office?.startsAt).toBe('2026-03-30T06:00:00.000Z')
  })

  it('leave out a span that the clocks skip', () => {
    const skipped = { ...everyNight, sunday: [{ start: '02:00', end: '03:00' }] }
    expect(hoursOn('2026-03-29', 'Europe/Madrid', skipped)).toEqual([])
    expect(hoursOn('2026-04-05', 'Europe/Madrid', skipped)).toEqual([1])
  })

  it('know the weekday of a day', () => {
    expect(weekdayOf('2026-03-01')).toBe('sunday')
    expect(weekdayOf('2026-03-02')).toBe('monday')
    expect(weekdayOf('2028-02-29')).toBe('tuesday')
  })
})
