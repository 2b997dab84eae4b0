import { describe, expect, it } from 'vitest'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { Week } from '../entities/week.ts'
import { weekTimesheet } from './timesheet.ts'
import { approvedOf, correctedWeeks, weekBounds, weekId, weekIdsOf, weekStateOf } from './week.ts'

const monday = '2026-02-16'
const timeZone = 'Europe/Madrid'
const context = { now: Date.parse('2026-03-02T09:00:00Z'), timeZone }
const stamps = {
  schema: 1,
  updatedAt: '2026-03-01T08:00:00.000Z',
  updatedBy: 'tech',
  deletedAt: null,
}

function entry(id: string, hours: readonly [string, string | null], more: Partial<TimeEntry> = {}) {
  const [startedAt, end] = [`2026-02-${hours[0]}:00.000Z`, hours[1]]
  const endedAt = end && `2026-02-${end}:00.000Z`
  const created = { createdAt: startedAt, createdBy: 'tech' }
  const span = { kind: 'day', orderId: null, startedAt, endedAt, note: '' } as const
  return { id, userId: 'tech', ...span, ...created, ...stamps, ...more }
}

const morning = entry('a', ['17T08:00', '17T12:00'])
const afternoon = entry('b', ['17T13:00', '17T17:00'])
const daysOf = (...entries: readonly TimeEntry[]) => weekTimesheet(entries, monday, context)

/** Approved as it was. */
const approved: Week = {
  id: weekId('tech', monday),
  userId: 'tech',
  monday,
  ...weekBounds(monday, timeZone),
  status: 'approved',
  ...approvedOf(daysOf(morning, afternoon)),
  decidedAt: '2026-02-23T08:00:00.000Z',
  decidedBy: 'owner',
  ...stamps,
}
/** By an app that knew no fingerprints. */
const older: Week = { ...approved, entriesHash: null }

describe('a week that is approved', () => {
  it('is approved as it is, whatever the order of its entries, and whatever its notes say', () => {
    expect(weekStateOf(undefined, daysOf(morning))).toBe('open')
    expect(weekStateOf({ ...approved, status: 'open' }, daysOf(morning, afternoon))).toBe('open')
    expect(weekStateOf(approved, daysOf(afternoon, { ...morning, note: 'Flat phone' }))).toBe(
      'approved',
    )
    const other = { ...morning, startedAt: '2026-02-17T08:00:00Z' }
    expect(weekStateOf(approved, daysOf(other, afternoon))).toBe('approved')
  })

  it('is the same beside entries of other weeks', () => {
    const nextWeek = entry('n', ['23T08:00', '23T12:00'])
    expect(weekStateOf(approved, daysOf(morning, afternoon, nextWeek))).toBe('approved')
  })

  it.each([
    ['an hour later, as long', [entry('a', ['17T09:00', '17T13:00']), afternoon]],
    ['on another day', [entry('a', ['18T08:00', '18T12:00']), afternoon]],
    ['replaced by one of the same times', [entry('c', ['17T08:00', '17T12:00']), afternoon]],
    ['on an order', [entry('a', ['17T08:00', '17T12:00'], { orderId: 'o1' }), afternoon]],
    ['without an end', [entry('a', ['17T08:00', null]), afternoon]],
    ['longer', [entry('a', ['17T08:00', '17T12:01']), afternoon]],
    ['removed', [afternoon]],
    ['beside a new one', [morning, afternoon, entry('c', ['18T08:00', '18T08:00'])]],
  ])('was changed later: an entry is now %s', (_, entries) => {
    expect(weekStateOf(approved, daysOf(...entries))).toBe('changed')
  })

  it('by an older app is compared by its totals', () => {
    expect(weekStateOf(older, daysOf(entry('a', ['18T08:00', '18T12:00']), afternoon))).toBe(
      'approved',
    )
    expect(weekStateOf(older, daysOf(afternoon))).toBe('changed')
  })
})

it('names the weeks that a correction is about', () => {
  const weekIds = weekIdsOf(
    'u_1',
    ['2026-02-17T08:00:00.000Z', '2026-02-24T08:00:00.000Z'],
    timeZone,
  )
  expect(correctedWeeks({ entryId: 'e', weekIds })).toEqual([
    { id: 'u_1_20260216', userId: 'u_1', monday: '2026-02-16' },
    { id: 'u_1_20260223', userId: 'u_1', monday: '2026-02-23' },
  ])
  expect(correctedWeeks({ weekIds: ['elsewhere'] })).toEqual([])
  expect(correctedWeeks(null)).toEqual([])
})
