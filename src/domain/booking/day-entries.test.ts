import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlannedVisit } from '../entities/booking.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import { byStart, dayOfEntry, entriesOf, ownEntriesOf } from './day-entries.ts'
import { furtherVisit } from './further-visit.ts'
import { planOfBookings } from './plan-of-bookings.ts'

const monday = '2026-05-04T08:00:00.000Z'
const wednesday = '2026-05-06T08:00:00.000Z'
const zone = 'Europe/London'

function visit(part: number, fields: Partial<PlannedVisit> & { parts?: number } = {}) {
  const { parts = 1, ...more } = fields
  const planned = { ...furtherVisit('o1', part), assigneeIds: ['t1'], isSent: true, ...more }
  return { ...planned, parts }
}

const order = orderFixture('o1', {
  plannedStart: monday,
  plannedEnd: '2026-05-04T09:00:00.000Z',
  assigneeIds: ['t1', 't2'],
})

test('an order without bookings is one entry at its own time, for those it was sent to', () => {
  const own = { id: 'o1', start: monday, end: order.plannedEnd, series: null }
  expect(ownEntriesOf(order, [], 't1')).toMatchObject([{ ...own, assigneeIds: ['t1', 't2'] }])
  expect(ownEntriesOf(order, [], 't3')).toEqual([])
  expect(ownEntriesOf({ ...order, isSent: false }, [], 't1')).toEqual([])
  expect(ownEntriesOf({ ...order, plannedEnd: null }, [], 't1')).toMatchObject([{ end: null }])
})

test('each visit of a person is an entry with its own time, crew and place among the visits', () => {
  const visits = [
    visit(2, { start: wednesday, minutes: 90, assigneeIds: ['t1', 't3'] }),
    visit(1, { start: monday, parts: 2 }),
  ]
  expect(ownEntriesOf(order, visits, 't1')).toEqual([
    {
      id: 'o1',
      orderId: 'o1',
      part: 1,
      assigneeIds: ['t1'],
      start: monday,
      end: '2026-05-04T09:00:00.000Z',
      series: { place: 1, count: 2, isOwn: false },
    },
    {
      id: 'o1-2',
      orderId: 'o1',
      part: 2,
      assigneeIds: ['t1', 't3'],
      start: wednesday,
      end: '2026-05-06T09:30:00.000Z',
      series: { place: 2, count: 2, isOwn: false },
    },
  ])
  expect(entriesOf(order, visits).map(({ id }) => id)).toEqual(['o1', 'o1-2'])
})

test('a visit that was not sent, was cancelled or is only a colleague’s is none of theirs', () => {
  const visits = [
    visit(1, { start: monday, assigneeIds: ['t2'], parts: 4 }),
    visit(2, { start: monday, isSent: false }),
    visit(3, { start: monday, cancelledAt: monday }),
  ]
  expect(ownEntriesOf(order, visits, 't1')).toEqual([])
  const own = [...visits, visit(4, { start: wednesday })]
  expect(ownEntriesOf(order, own, 't1')).toMatchObject([{ id: 'o1-4', series: null }])
  expect(entriesOf(order, own)).toHaveLength(3)
})

test('places are said to be a person’s own where the order has visits that they do not know', () => {
  const visits = [visit(2, { start: monday }), visit(4, { start: wednesday })]
  const places = ownEntriesOf(order, visits, 't1').map(({ series }) => series)
  expect(places).toEqual([
    { place: 1, count: 2, isOwn: true },
    { place: 2, count: 2, isOwn: true },
  ])
})

test('an only visit follows its order, which an older app may have moved; one of several does not', () => {
  const moved = { ...order, plannedStart: wednesday, plannedEnd: '2026-05-06T09:00:00.000Z' }
  const stored = visit(1, { start: monday })
  expect(ownEntriesOf(moved, [stored], 't1')).toMatchObject([{ start: wednesday }])
  expect(ownEntriesOf(moved, [{ ...stored, parts: 2 }], 't1')).toMatchObject([{ start: monday }])
  expect(ownEntriesOf({ ...moved, assigneeIds: ['t2'] }, [stored], 't1')).toEqual([])
})

test('entries of a day without a time come after those with one, and those without a day last', () => {
  const [none, day, timed] = [null, '2026-05-04', monday].map((start, i) => visit(i + 1, { start }))
  if (!none || !day || !timed) throw new Error('three visits')
  const entries = ownEntriesOf(order, [none, day, timed], 't1')
  expect(entries.toSorted(byStart).map(({ start }) => start)).toEqual([monday, '2026-05-04', null])
  expect(entries.map((entry) => dayOfEntry(entry, zone))).toEqual([
    null,
    '2026-05-04',
    '2026-05-04',
  ])
  expect(entries.map(({ end }) => end)).toEqual([null, null, '2026-05-04T09:00:00.000Z'])
})

const start = fc.option(
  fc.oneof(
    fc.constantFrom('2026-05-04', '2026-05-05'),
    fc.integer({ min: 0, max: 47 }).map((hours) => {
      return new Date(Date.parse('2026-05-04T00:00:00.000Z') + hours * 3_600_000).toISOString()
    }),
  ),
  { nil: null },
)
const visits = fc
  .array(
    fc.record({
      start,
      minutes: fc.integer({ min: 5, max: 1440 }),
      assigneeIds: fc.subarray(['t1', 't2', 't3'], { minLength: 1 }),
      isSent: fc.boolean(),
      cancelledAt: fc.constantFrom(null, monday),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map((fields, i) => visit(i + 1, { ...fields, parts: i === 0 ? all.length : 1 })),
  )

test('each of a person’s sent visits is exactly one entry of its day, and nothing of others is', () => {
  fc.assert(
    fc.property(visits, (stored) => {
      const known = { ...order, ...planOfBookings(stored, monday) }
      for (const uid of ['t1', 't2', 't3']) {
        const own = stored.filter(
          (one) => one.isSent && one.cancelledAt === null && one.assigneeIds.includes(uid),
        )
        const entries = ownEntriesOf(known, stored, uid)
        expect(entries.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
        for (const day of ['2026-05-04', '2026-05-05', null]) {
          const ofDay = (all: readonly { start: string | null; id: string }[]) =>
            all.filter((one) => dayOfEntry(one, zone) === day).map(({ id }) => id)
          expect(ofDay(entries)).toEqual(ofDay(own))
        }
        // A phone knows only its person's visits, and has the same entries.
        const onPhone = ownEntriesOf(known, own.length > 0 ? own : stored, uid)
        expect(onPhone.map(({ id, start: at }) => [id, at])).toEqual(
          entries.map(({ id, start: at }) => [id, at]),
        )
      }
    }),
    { seed: 9 },
  )
})
