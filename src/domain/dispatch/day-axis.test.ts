import { describe, expect, it, test } from 'vitest'
import { dayAxis } from './day-axis.ts'
import { dayAt, dayBounds } from './day-bounds.ts'

const zones = {
  newYork: 'America/New_York',
  london: 'Europe/London',
  lordHowe: 'Australia/Lord_Howe',
  kathmandu: 'Asia/Kathmandu',
}
const iso = (time: number) => new Date(time).toISOString()
const marks = (day: string, zone: string, from: number, to: number) =>
  dayAxis(day, zone)
    .hours.filter(({ minute }) => minute >= from && minute <= to)
    .map(({ minute, time, offset }) => [minute, time, offset])

describe('the axis of a day', () => {
  it.each([
    ['2026-03-08', zones.newYork, '2026-03-08T05:00:00.000Z', 23 * 60],
    ['2026-11-01', zones.newYork, '2026-11-01T04:00:00.000Z', 25 * 60],
    ['2026-03-29', zones.london, '2026-03-29T00:00:00.000Z', 23 * 60],
    ['2026-10-25', zones.london, '2026-10-24T23:00:00.000Z', 25 * 60],
    ['2026-10-04', zones.lordHowe, '2026-10-03T13:30:00.000Z', 23.5 * 60],
    ['2026-04-05', zones.lordHowe, '2026-04-04T13:00:00.000Z', 24.5 * 60],
    ['2026-03-29', zones.kathmandu, '2026-03-28T18:15:00.000Z', 24 * 60],
    ['2026-10-25', zones.kathmandu, '2026-10-24T18:15:00.000Z', 24 * 60],
  ])('%s in %s begins at %s and has %d minutes', (day, zone, startsAt, minutes) => {
    const axis = dayAxis(day, zone)
    expect([iso(axis.startsAt), axis.minutes]).toEqual([startsAt, minutes])
    expect(axis.minuteOf(axis.instantAt(95))).toBe(95)
    expect(axis.instantAt(minutes)).toBe(dayBounds(day, zone).endsAt)
  })

  it('marks each hour once on a day without a change', () => {
    const { hours } = dayAxis('2026-03-29', zones.kathmandu)
    expect(hours).toHaveLength(24)
    expect(hours.at(-1)).toEqual({ minute: 23 * 60, time: '23:00', offset: null })
  })

  it('leaves out the hour that the clocks skip', () => {
    const expected = [
      [60, '01:00', null],
      [120, '03:00', null],
      [180, '04:00', null],
    ]
    expect(marks('2026-03-08', zones.newYork, 60, 180)).toEqual(expected)
    expect(dayAxis('2026-03-08', zones.newYork).hours).toHaveLength(23)
    expect(marks('2026-03-29', zones.london, 0, 60)).toEqual([
      [0, '00:00', null],
      [60, '02:00', null],
    ])
    expect(marks('2026-10-04', zones.lordHowe, 60, 150)).toEqual([
      [60, '01:00', null],
      [120, '02:30', null],
      [150, '03:00', null],
    ])
  })

  it('says the offset of an hour that comes twice', () => {
    expect(marks('2026-11-01', zones.newYork, 0, 180)).toEqual([
      [0, '00:00', null],
      [60, '01:00', -240],
      [120, '01:00', -300],
      [180, '02:00', null],
    ])
    expect(marks('2026-10-25', zones.london, 60, 120)).toEqual([
      [60, '01:00', 60],
      [120, '01:00', 0],
    ])
    expect(marks('2026-04-05', zones.lordHowe, 60, 150)).toEqual([
      [60, '01:00', 660],
      [120, '01:30', 630],
      [150, '02:00', null],
    ])
  })

  it('begins at one where midnight is skipped', () => {
    const axis = dayAxis('2026-04-24', 'Africa/Cairo')
    expect(axis.minutes).toBe(23 * 60)
    expect(axis.hours[0]).toEqual({ minute: 0, time: '01:00', offset: null })
  })
})

describe('snapping', () => {
  it('is to what the clock shows', () => {
    const { snap } = dayAxis('2026-03-29', zones.kathmandu)
    expect([snap(7, 15), snap(8, 15), snap(-20, 15), snap(1500, 15)]).toEqual([0, 15, 0, 1440])
    expect(snap(92, 5)).toBe(90)
    // From two o'clock the clocks go back to half past one, so that two o'clock is at minute 150.
    const howe = dayAxis('2026-04-05', zones.lordHowe)
    expect([100, 116, 125, 140].map((minute) => howe.snap(minute, 60))).toEqual([60, 150, 150, 150])
    const spring = dayAxis('2026-10-04', zones.lordHowe)
    expect([110, 125, 200].map((minute) => spring.snap(minute, 60))).toEqual([150, 150, 210])
  })

  it('never leaves a multiple where it is, on any change day', () => {
    for (const day of [
      '2026-03-08',
      '2026-11-01',
      '2026-03-29',
      '2026-10-25',
      '2026-04-05',
      '2026-10-04',
    ])
      for (const zone of Object.values(zones)) {
        const axis = dayAxis(day, zone)
        for (const { minute, time } of axis.hours)
          if (time.endsWith(':00'))
            expect([day, zone, axis.snap(minute, 15)]).toEqual([day, zone, minute])
      }
  })
})

test('the day at an instant is that of the clocks', () => {
  expect(dayAt(Date.parse('2026-11-01T03:59:59Z'), zones.newYork)).toBe('2026-10-31')
  expect(dayAt(Date.parse('2026-11-01T04:00:00Z'), zones.newYork)).toBe('2026-11-01')
})
