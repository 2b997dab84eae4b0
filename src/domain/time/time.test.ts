import { describe, expect, it } from 'vitest'
import type { TimeEntry } from '../entities/time-entry.ts'
import { afterBreak, breakClock, stepClock } from './step-clock.ts'
import { mondayOf, timesheetDay, weekTimesheet } from './timesheet.ts'

const stamps = { schema: 1, updatedAt: '2026-05-04T00:00:00.000Z', updatedBy: 't', deletedAt: null }
const context = { now: Date.parse('2026-05-05T15:00:00Z'), timeZone: 'Europe/London' }

let made = 0
function entry(kind: TimeEntry['kind'], start: string, end: string | null, more = {}): TimeEntry {
  made += 1
  const startedAt = `2026-05-${start}:00.000Z`
  const endedAt = end === null ? null : `2026-05-${end}:00.000Z`
  const created = { createdAt: startedAt, createdBy: 't' }
  const base = { id: `e${made}`, userId: 't', kind, orderId: null, startedAt, endedAt, note: '' }
  return { ...base, ...created, ...stamps, ...more }
}

const hours = (ms: number) => ms / 3_600_000

describe('the sheet of a week', () => {
  it('separates paid time from where it went', () => {
    const entries = [
      entry('day', '04T07:00', '04T15:00'),
      entry('break', '04T11:00', '04T11:30'),
      entry('travel', '04T07:15', '04T08:00'),
      entry('order', '04T08:00', '04T11:00'),
    ]
    const [monday, tuesday] = weekTimesheet(entries, '2026-05-04', context)
    expect(monday).toMatchObject({ day: '2026-05-04', hasAnomaly: false })
    const { paid = 0, breaks = 0, onOrders = 0, travel = 0 } = monday ?? {}
    expect([paid, breaks, onOrders, travel].map(hours)).toEqual([7.5, 0.5, 3, 0.75])
    expect(tuesday?.entries).toEqual([])
  })

  it('counts what runs today up to now, and invents no end for a forgotten entry', () => {
    const today = timesheetDay([entry('day', '05T13:00', null)], '2026-05-05', context)
    expect([hours(today.paid), today.hasAnomaly]).toEqual([2, false])
    const forgotten = timesheetDay([entry('day', '04T07:00', null)], '2026-05-04', context)
    expect(forgotten.paid).toBe(0)
    expect(forgotten.entries[0]?.anomalies).toEqual(['open'])
  })

  it('flags what looks wrong', () => {
    const anomalies = (...entries: TimeEntry[]) =>
      timesheetDay(entries, '2026-05-04', context).entries.map((one) => one.anomalies)
    expect(anomalies(entry('day', '04T05:00', '04T20:00'))).toEqual([['tooLong']])
    expect(anomalies(entry('day', '04T20:00', '05T03:00'))).toEqual([['overMidnight']])
    expect(anomalies(entry('order', '04T09:00', '04T08:00'))).toEqual([['backwards']])
    const twice = anomalies(
      entry('order', '04T08:00', '04T10:00'),
      entry('break', '04T09:00', '04T09:30'),
    )
    expect(twice).toEqual([['overlap'], ['overlap']])
    const under = anomalies(
      entry('day', '04T07:00', '04T15:00'),
      entry('order', '04T08:00', '04T10:00'),
    )
    expect(under).toEqual([[], []])
    const people = anomalies(
      entry('order', '04T08:00', '04T10:00'),
      entry('order', '04T08:00', '04T10:00', { userId: 'other' }),
    )
    expect(people).toEqual([[], []])
  })

  it('begins on Mondays', () => {
    expect(['2026-05-04', '2026-05-06', '2026-05-10'].map(mondayOf)).toEqual(
      Array.from({ length: 3 }, () => '2026-05-04'),
    )
  })
})

describe('a step of an order', () => {
  const travel = entry('travel', '05T08:00', null, { orderId: 'o1' })
  const step = { orderId: 'o1', uid: 't', entryId: 'n' } as const

  it('begins travel and work, and ends what ran before', () => {
    expect(stepClock([], { ...step, to: 'enRoute' })).toEqual({
      endIds: [],
      start: { entryId: 'n', kind: 'travel', orderId: 'o1' },
    })
    const pause = entry('break', '05T09:00', null)
    expect(stepClock([travel, pause], { ...step, to: 'onSite' })).toEqual({
      endIds: [travel.id, pause.id],
      start: { entryId: 'n', kind: 'order', orderId: 'o1' },
    })
    expect(stepClock([travel], { ...step, to: 'enRoute' })).toBeUndefined()
  })

  it('ends only what ran for this order and this person, and never the day', () => {
    const others = [
      entry('day', '05T07:00', null),
      entry('order', '05T08:00', null, { orderId: 'o2' }),
      entry('order', '05T08:00', null, { orderId: 'o1', userId: 'other' }),
      entry('order', '05T08:00', '05T09:00', { orderId: 'o1' }),
    ]
    expect(stepClock(others, { ...step, to: 'done' })).toBeUndefined()
    expect(stepClock([...others, travel], { ...step, to: 'done' })).toEqual({
      endIds: [travel.id],
      start: null,
    })
  })
})

describe('a pause that is a break', () => {
  const day = entry('day', '05T07:00', null)
  const work = entry('order', '05T08:00', null, { orderId: 'o1' })
  const theirs = entry('order', '05T08:00', null, { orderId: 'o1', userId: 'other' })
  const lunch = { uid: 't', entryId: 'n' }

  it('begins the break and ends the work of this person, but not their day', () => {
    expect(breakClock([day, work, theirs], lunch)).toEqual({
      endIds: [work.id],
      start: { entryId: 'n', kind: 'break', orderId: null },
    })
  })

  it('ends when the order is resumed', () => {
    const pause = entry('break', '05T12:00', null)
    const resumed = { orderId: 'o1', uid: 't', entryId: 'w', to: 'onSite' } as const
    expect(stepClock([day, pause], resumed)).toEqual({
      endIds: [pause.id],
      start: { entryId: 'w', kind: 'order', orderId: 'o1' },
    })
  })

  it('leaves a break that runs already', () => {
    expect(breakClock([day, work, entry('break', '05T11:00', null)], lunch)).toBeUndefined()
  })
})

describe('the end of a break', () => {
  const work = entry('order', '05T08:00', '05T09:00', { orderId: 'o1' })
  const earlier = entry('travel', '05T07:30', '05T08:00', { orderId: 'o1' })
  const pause = entry('break', '05T09:00', null)
  const back = (status: 'onSite' | 'paused' | 'enRoute' | undefined, entries = [earlier, work]) =>
    afterBreak([...entries, pause], pause, (id) => (id === 'o1' ? status : undefined))

  it('continues what it interrupted', () => {
    expect(back('onSite')).toEqual({ kind: 'order', orderId: 'o1' })
  })

  it('begins nothing where nothing ran, or the order has moved on', () => {
    expect(back('onSite', [earlier])).toBeNull()
    expect(back('paused')).toBeNull()
    expect(back('enRoute')).toBeNull()
    expect(back(undefined)).toBeNull()
  })

  it('takes over no one else’s work', () => {
    const theirs = entry('order', '05T08:00', '05T09:00', { orderId: 'o1', userId: 'other' })
    expect(back('onSite', [theirs])).toBeNull()
  })
})
