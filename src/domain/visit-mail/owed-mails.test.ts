import * as v from 'valibot'
import { expect, test } from 'vitest'
import { impliedVisit } from '../booking/implied-visit.ts'
import type { Booking, CustomerTold } from '../entities/booking.ts'
import { customerSchema } from '../entities/customer.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import { type MailFacts, owedMails } from './owed-mails.ts'

const now = '2026-05-04T14:00:00.000Z'
const start = '2026-05-06T08:00:00.000Z'
const moved = '2026-05-06T12:00:00.000Z'
const window = { windowStart: '2026-05-06T07:00:00.000Z', windowEnd: '2026-05-06T10:00:00.000Z' }
const toldWindow = { from: window.windowStart, to: window.windowEnd }
const all = 'booked,dayBefore,onTheWay'

const stamps = { schema: 1, updatedAt: now, updatedBy: 'a1', createdAt: now, createdBy: 'a1' }
const customer = {
  id: 'c1',
  ...v.parse(customerSchema, { ...stamps, name: 'Ana', email: 'ana@example.com' }),
}

const order = (more: Partial<Order> = {}) =>
  orderFixture('o1', {
    plannedStart: start,
    plannedEnd: '2026-05-06T09:00:00.000Z',
    updatedAt: '2026-05-04T13:50:00.000Z',
    ...more,
  })

const booking = (of: Order, more: Partial<Booking> = {}): Booking => ({
  ...impliedVisit(of),
  ...stamps,
  updatedAt: '2026-05-04T13:50:00.000Z',
  deletedAt: null,
  parts: 1,
  planRunId: null,
  ...more,
})

const told = (more: Partial<CustomerTold> = {}): CustomerTold => ({
  start,
  at: '2026-05-01T09:00:00.000Z',
  by: 'system',
  mail: 'booked',
  ...more,
})

const owed = (of: Order, bookings: readonly Booking[] = [], more: Partial<MailFacts> = {}) =>
  owedMails({
    company: { timeZone: 'Europe/Madrid', visitMails: all },
    order: of,
    bookings,
    customer,
    now,
    ...more,
  }).map(({ news, start: at, window: of, once }) => ({ news, start: at, window: of, once }))

const toldOf = (customerTold: CustomerTold, more: Partial<Order> = {}) => {
  const of = order(more)
  return owed(of, [booking(of, { customerTold })])
}

test('a visit that nobody has told of is mailed as booked, with the window where it keeps it', () => {
  expect(owed(order())).toEqual([{ news: 'booked', start, window: null, once: 'first' }])
  expect(owed(order(window))).toMatchObject([{ news: 'booked', start, window: toldWindow }])
})

test('a day without a time is mailed only where it has a window', () => {
  const of = order({ plannedStart: null, plannedEnd: null })
  const anytime = { start: '2026-05-06' }
  expect(owed(of, [booking(of, anytime)])).toEqual([])
  const withWindow = { ...of, ...window }
  expect(owed(withWindow, [booking(withWindow, anytime)])).toMatchObject([
    { news: 'booked', start: '2026-05-06', window: toldWindow },
  ])
})

test('another time than they were told is mailed, and each further one again', () => {
  const at = '2026-05-01T09:00:00.000Z'
  expect(toldOf(told())).toEqual([])
  expect(toldOf(told(), { plannedStart: moved })).toEqual([
    { news: 'moved', start: moved, window: null, once: at },
  ])
  // By hand, and 10 minutes of difference.
  const { mail: _, ...byHand } = told({ start: '2026-05-06T08:10:00.000Z' })
  expect(toldOf(byHand)).toEqual([])
  expect(toldOf(byHand, { plannedStart: moved })).toMatchObject([{ news: 'moved' }])
})

test('a window that was mailed covers every start in it, until another one is promised', () => {
  const inWindow = told({ window: toldWindow })
  expect(toldOf(inWindow, { plannedStart: '2026-05-06T09:30:00.000Z', ...window })).toEqual([])
  expect(toldOf(inWindow, { plannedStart: '2026-05-06T10:30:00.000Z', ...window })).toMatchObject([
    { news: 'moved', window: null },
  ])
  const other = { windowStart: start, windowEnd: moved }
  expect(toldOf(inWindow, other)).toMatchObject([
    { news: 'moved', window: { from: start, to: moved } },
  ])
})

test('a plan is not mailed before it has stood for some minutes', () => {
  expect(owed(order({ updatedAt: '2026-05-04T13:57:30.000Z' }))).toEqual([])
  expect(owed(order({ updatedAt: '2026-05-04T13:57:00.000Z' }))).toHaveLength(1)
  const of = order()
  expect(owed(of, [booking(of, { updatedAt: '2026-05-04T13:58:00.000Z' })])).toEqual([])
})

test('the office talks to a customer whose visit misses what they were promised by word', () => {
  expect(owed(order({ ...window, plannedStart: moved }))).toEqual([])
})

test('a reminder is owed on the day before, between nine and eight by the clock of the company', () => {
  const of = order()
  const known = [booking(of, { customerTold: told() })]
  const at = (time: string) => owed(of, known, { now: time }).map(({ news }) => news)
  expect(at('2026-05-04T10:00:00.000Z')).toEqual([])
  expect(at('2026-05-05T06:59:00.000Z')).toEqual([])
  expect(at('2026-05-05T07:00:00.000Z')).toEqual(['dayBefore'])
  expect(at('2026-05-05T17:59:00.000Z')).toEqual(['dayBefore'])
  expect(at('2026-05-05T18:00:00.000Z')).toEqual([])
  expect(at('2026-05-06T07:30:00.000Z')).toEqual([])
})

test('no reminder is owed to those who were told just that today', () => {
  const of = order()
  const today = '2026-05-05T08:00:00.000Z'
  const company = { timeZone: 'Europe/Madrid', visitMails: 'dayBefore' }
  const remind = (customerTold: CustomerTold) =>
    owed(of, [booking(of, { customerTold })], { now: '2026-05-05T09:00:00.000Z', company })
  expect(remind(told({ at: today }))).toEqual([])
  expect(remind(told({ at: today, start: moved }))).toHaveLength(1)
})

test('the visit of today is the one that someone drives to', () => {
  const way = { status: 'enRoute', statusAt: '2026-05-06T07:40:00.000Z' } as const
  const of = order({ ...way, updatedAt: way.statusAt })
  const second = { id: 'o1-2', part: 2, start: '2026-05-07T08:00:00.000Z' }
  const visits = [booking(of, { customerTold: told() }), booking(of, { ...second })]
  const mails = owedMails({
    company: { timeZone: 'Europe/Madrid', visitMails: 'onTheWay' },
    order: of,
    bookings: visits.toReversed(),
    customer,
    now: '2026-05-06T07:42:00.000Z',
  })
  expect(mails.map(({ news, visit }) => [news, visit.id])).toEqual([['onTheWay', 'o1']])
})

test('nothing is owed about a step that was taken just now, or long ago', () => {
  const at = (statusAt: string) => owed(order({ status: 'enRoute', statusAt, updatedAt: now }))
  expect(at('2026-05-04T13:59:30.000Z')).toEqual([])
  expect(at('2026-05-04T13:58:00.000Z')).toMatchObject([{ news: 'onTheWay', start }])
  expect(at('2026-05-04T13:39:00.000Z')).toEqual([])
})
