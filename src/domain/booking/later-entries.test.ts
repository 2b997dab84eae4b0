import { expect, test } from 'vitest'
import type { OrderStatus } from '../order/order-status.ts'
import type { DayEntry } from './day-entries.ts'
import { laterEntries, unneededEntries } from './later-entries.ts'

const timeZone = 'Europe/London'

function entry(part: number, start: string | null, end: string | null = null): DayEntry {
  const series = { place: part, count: 3, isOwn: false }
  return { id: `v${part}`, orderId: 'o1', part, assigneeIds: ['t1'], start, end, series }
}

const morning = entry(1, '2026-05-04T08:00:00.000Z', '2026-05-04T09:00:00.000Z')
const noon = entry(2, '2026-05-04T12:00:00.000Z', '2026-05-04T13:00:00.000Z')
const tomorrow = entry(3, '2026-05-05')

function later(entries: readonly DayEntry[], statusAt: string, more = {}) {
  const order = { status: 'onSite' as OrderStatus, statusReason: '', statusAt, ...more }
  const now = '2026-05-04T11:50:00.000Z'
  return laterEntries(order, entries, { now, timeZone }).map(({ id }) => id)
}

test('later visits are those that begin after the one in progress, by start', () => {
  expect(later([tomorrow, noon, morning], '2026-05-04T08:05:00.000Z')).toEqual(['v2', 'v3'])
})

test('a visit that was begun early is the one in progress', () => {
  expect(later([morning, noon, tomorrow], '2026-05-04T11:40:00.000Z')).toEqual(['v3'])
  expect(later([morning, noon], '2026-05-04T11:40:00.000Z')).toEqual([])
})

test('there is none for an only visit, one without a day, or while no one is at work', () => {
  expect(later([{ ...noon, part: 1, series: null }], '2026-05-04T08:00:00.000Z')).toEqual([])
  expect(later([morning, entry(2, null)], '2026-05-04T08:05:00.000Z')).toEqual([])
  expect(later([morning, noon], '2026-05-04T08:05:00.000Z', { status: 'reviewed' })).toEqual([])
})

test('an order that was closed did not need the visits after that', () => {
  const unneeded = (status: OrderStatus, statusAt: string) =>
    unneededEntries({ status, statusAt }, [morning, noon, tomorrow], timeZone).map(({ id }) => id)
  expect(unneeded('done', '2026-05-04T09:10:00.000Z')).toEqual(['v2', 'v3'])
  expect(unneeded('reviewed', '2026-05-04T15:00:00.000Z')).toEqual(['v3'])
  expect(unneeded('done', '2026-05-04T07:30:00.000Z')).toEqual(['v2', 'v3'])
  expect(unneeded('cancelled', '2026-05-04T07:30:00.000Z')).toEqual(['v1', 'v2', 'v3'])
  expect(unneeded('partlyDone', '2026-05-04T09:10:00.000Z')).toEqual([])
})

test('where a colleague completed the order, one’s own later visit is not needed', () => {
  const own = { ...noon, series: null }
  const done = { status: 'done', statusAt: '2026-05-04T07:30:00.000Z' } as const
  expect(unneededEntries(done, [own], timeZone)).toEqual([own])
})
