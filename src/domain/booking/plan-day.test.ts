import { expect, test } from 'vitest'
import { type DayEntry, ownEntriesOf } from './day-entries.ts'
import { orderFixture } from '../entities/order.fixture.ts'
import type { Order } from '../entities/order.ts'
import { planDay as planAnyDay } from './plan-day.ts'

const now = '2026-05-04T10:00:00.000Z'
const zone = 'Europe/London'

function item(id: string, fields: Partial<Order> = {}) {
  const order = orderFixture(id, fields)
  return {
    order,
    entries: ownEntriesOf(order, [], 't1'),
  }
}

/** An order with a visit of an hour at each of these starts. */
function visits(id: string, starts: readonly string[], fields: Partial<Order> = {}) {
  const entries = starts.map((start, i): DayEntry => {
    const end = start.includes('T') ? new Date(Date.parse(start) + 3_600_000).toISOString() : null
    const series = { place: i + 1, count: starts.length, isOwn: false }
    return {
      id: `${id}-${i + 1}`,
      orderId: id,
      part: i + 1,
      assigneeIds: ['t1'],
      start,
      end,
      series,
    }
  })
  return { ...item(id, fields), entries }
}

type Open = Parameters<typeof planAnyDay<{ readonly order: Order }>>[0]
type Closed = Parameters<typeof planAnyDay<{ readonly order: Order }>>[1]

const planDay = (open: Open, closed: Closed, at: string, timeZone: string) =>
  planAnyDay(open, closed, { uid: 't1', now: at, timeZone })

const entryIds = (items: readonly { entry: DayEntry }[]) => items.map(({ entry }) => entry.id)

const ids = (items: readonly { order: Order }[]) => items.map(({ order }) => order.id)

test('an order in progress comes first, whatever the schedule says', () => {
  const plan = planDay(
    [
      item('first', { plannedStart: '2026-05-04T08:00:00.000Z' }),
      item('travelling', { status: 'enRoute', plannedStart: '2026-05-04T12:00:00.000Z' }),
      item('there', { status: 'onSite', plannedStart: '2026-05-04T14:00:00.000Z' }),
    ],
    [],
    now,
    zone,
  )
  expect(plan.current?.order.id).toBe('there')
  expect(plan.begun).toBe(true)
  expect(ids(plan.later)).toEqual(['first', 'travelling'])
})

test('work that the office sent back waits among the earlier days', () => {
  const sentBack = item('sent back', {
    status: 'onSite',
    statusReason: 'Photos missing',
    plannedStart: '2026-04-03T08:00:00.000Z',
  })
  const travelling = item('travelling', { status: 'enRoute' })
  const plan = planDay([sentBack, travelling], [], now, zone)
  expect(plan.current?.order.id).toBe('travelling')
  expect(ids(plan.overdue)).toEqual(['sent back'])
})

test('then the next order of today, then overdue ones, then those without a time', () => {
  const overdue = item('left', { plannedStart: '2026-05-02T08:00:00.000Z' })
  const anytime = item('anytime')
  const today = item('today', { plannedStart: '2026-05-04T13:00:00.000Z' })
  expect(planDay([anytime, overdue, today], [], now, zone).current?.order.id).toBe('today')
  expect(planDay([anytime, overdue], [], now, zone).current?.order.id).toBe('left')
  expect(planDay([anytime], [], now, zone).current?.order.id).toBe('anytime')
  expect(planDay([], [], now, zone).current).toBeNull()
})

test('appointments are in the order of their times, and an urgent order is next', () => {
  const today = (hour: string, more: Partial<Order> = {}) =>
    item(`at ${hour}`, { plannedStart: `2026-05-04T${hour}:00:00.000Z`, ...more })
  const later = [today('12'), today('15', { priority: 'high' }), today('14', { priority: 'low' })]
  const plain = planDay(later, [], now, zone)
  expect([plain.current?.order.id, ...ids(plain.later)]).toEqual(['at 12', 'at 14', 'at 15'])
  const untimed = [item('low', { priority: 'low' }), item('high', { priority: 'high' })]
  expect(planDay(untimed, [], now, zone).current?.order.id).toBe('high')

  const call = item('call', { priority: 'urgent' })
  const waiting = [item('old', { createdAt: '2026-04-01T00:00:00.000Z' }), call]
  expect(ids(planDay([...waiting, today('11')], [], now, zone).anytime)).toEqual(['old'])
  expect(planDay([...waiting, today('11')], [], now, zone).current?.order.id).toBe('call')
  const travelling = item('travelling', { status: 'enRoute' })
  const begun = planDay([...waiting, travelling], [], now, zone)
  expect(begun.current?.order.id).toBe('travelling')
  expect(ids(begun.anytime)).toEqual(['call', 'old'])
})

test('an urgent order without a date waits for an appointment that is due', () => {
  const call = item('call', { priority: 'urgent' })
  const at = (start: string, end: string | null = null) =>
    item(start, {
      plannedStart: `2026-05-04T${start}:00.000Z`,
      plannedEnd: end && `2026-05-04T${end}:00.000Z`,
    })
  const currentOf = (...open: ReturnType<typeof item>[]) =>
    planDay(open, [], now, zone).current?.order.id
  expect(currentOf(call, at('10:31'))).toBe('call')
  expect(currentOf(call, at('10:30'))).toBe('10:30')
  expect(currentOf(call, at('09:00', '10:30'))).toBe('09:00')
  // One whose time was missed is still the customer who has waited longest.
  expect(currentOf(call, at('09:00', '10:00'))).toBe('09:00')
  expect(currentOf(call, at('09:00', '10:00'), at('10:30'))).toBe('09:00')
  const left = item('left', { priority: 'urgent', plannedStart: '2026-05-02T08:00:00.000Z' })
  expect(currentOf(left, at('10:15'))).toBe('10:15')
  // Both have a time today, so the urgent one is first.
  const booked = item('booked', { priority: 'urgent', plannedStart: '2026-05-04T12:00:00.000Z' })
  expect(currentOf(booked, at('10:15'))).toBe('booked')
})

test('the rest of today is a timeline, whatever the priorities', () => {
  const at = (hour: string, more: Partial<Order> = {}) =>
    item(hour, { plannedStart: `2026-05-04T${hour}:00:00.000Z`, ...more })
  const dayOnly = item('day only', { plannedStart: '2026-05-04', priority: 'urgent' })
  const running = item('running', { status: 'onSite' })
  const orders = [dayOnly, at('16'), at('15', { priority: 'urgent' }), at('12'), running]
  expect(ids(planDay(orders, [], now, zone).later)).toEqual(['12', '15', '16', 'day only'])
})

test('orders on hold are not part of the day; tomorrow starts in the company’s zone', () => {
  const plan = planDay(
    [
      item('held', { status: 'onHold', plannedStart: '2026-05-04T08:00:00.000Z' }),
      item('night', { plannedStart: '2026-05-04T23:30:00.000Z' }),
    ],
    [
      item('done', { status: 'done', open: false, statusAt: '2026-05-04T09:00:00.000Z' }),
      item('before', { status: 'done', open: false, statusAt: '2026-05-03T09:00:00.000Z' }),
    ],
    now,
    zone,
  )
  expect(plan.current).toBeNull()
  expect(plan.tomorrow).toBe(1)
  expect(ids(plan.finished)).toEqual(['done'])
})

test('an order partly done today is listed with the finished ones', () => {
  const partly = { status: 'partlyDone', plannedStart: '2026-05-04T08:00:00.000Z' } as const
  const plan = planDay(
    [
      item('partly', { ...partly, statusAt: '2026-05-04T09:30:00.000Z' }),
      item('earlier', { ...partly, statusAt: '2026-05-03T09:30:00.000Z' }),
    ],
    [item('done', { status: 'done', open: false, statusAt: '2026-05-04T09:00:00.000Z' })],
    now,
    zone,
  )
  expect(plan.current).toBeNull()
  expect(ids(plan.finished)).toEqual(['done', 'partly'])
})

test('what the office invoices today was finished today only if it was planned for today', () => {
  const invoiced = {
    status: 'invoiced',
    open: false,
    statusAt: '2026-05-04T09:30:00.000Z',
  } as const
  const plan = planDay(
    [],
    [
      item('today', { ...invoiced, plannedStart: '2026-05-04T07:00:00.000Z' }),
      item('last week', { ...invoiced, plannedStart: '2026-04-27T07:00:00.000Z' }),
    ],
    now,
    zone,
  )
  expect(ids(plan.finished)).toEqual(['today'])
})

test('an order with two visits on a day is there twice, and on the day of each other visit once', () => {
  const twice = visits('twice', [
    '2026-05-04T14:00:00.000Z',
    '2026-05-04T11:00:00.000Z',
    '2026-05-05T08:00:00.000Z',
  ])
  const between = item('between', { plannedStart: '2026-05-04T12:00:00.000Z' })
  const plan = planDay([twice, between], [], now, zone)
  expect(plan.current?.entry.id).toBe('twice-2')
  expect(entryIds(plan.later)).toEqual(['between', 'twice-1'])
  expect(plan.tomorrow).toBe(1)
  const tomorrow = planDay([twice], [], '2026-05-05T07:00:00.000Z', zone)
  expect(tomorrow.current?.entry.id).toBe('twice-3')
  expect([...tomorrow.later, ...tomorrow.overdue]).toEqual([])
})

test('a visit of a day without a time belongs to that day, after those with a time', () => {
  const plan = planDay([visits('a', ['2026-05-04', '2026-05-04T15:00:00.000Z'])], [], now, zone)
  expect(plan.current?.entry.id).toBe('a-2')
  expect(entryIds(plan.later)).toEqual(['a-1'])
  expect(plan.anytime).toEqual([])
})

test('at the second visit of an order the first is over; before it, the second is still to come', () => {
  const starts = ['2026-05-04T08:00:00.000Z', '2026-05-04T14:00:00.000Z']
  const at = (statusAt: string, status: Order['status'] = 'onSite') =>
    planDay([visits('a', starts, { status, statusAt })], [], now, zone)
  expect(at('2026-05-04T08:05:00.000Z').current?.entry.id).toBe('a-1')
  expect(entryIds(at('2026-05-04T08:05:00.000Z').later)).toEqual(['a-2'])
  const second = at('2026-05-04T13:50:00.000Z')
  expect(second).toMatchObject({ begun: true, current: { entry: { id: 'a-2' } }, later: [] })
})

test('partly done work has its later visits on their days, and is finished today as well', () => {
  const starts = [
    '2026-05-04T08:00:00.000Z',
    '2026-05-04T14:00:00.000Z',
    '2026-05-05T08:00:00.000Z',
  ]
  const order = visits('a', starts, { status: 'partlyDone', statusAt: '2026-05-04T09:30:00.000Z' })
  const plan = planDay([order], [], now, zone)
  expect(plan).toMatchObject({ begun: false, current: { entry: { id: 'a-2' } }, tomorrow: 1 })
  expect(ids(plan.finished)).toEqual(['a'])
})

test('an order that the office was asked to reassign is next only where there is nothing else', () => {
  const request = { by: 't1', at: now, part: 1, reason: '', keptAt: null }
  const asked = item('asked', {
    isSent: true,
    status: 'accepted',
    assigneeIds: ['t1'],
    plannedStart: '2026-05-04T09:00:00.000Z',
    reassignRequests: { t1: request },
  })
  const later = item('later', { plannedStart: '2026-05-04T13:00:00.000Z' })
  expect(planDay([asked, later], [], now, zone).current?.order.id).toBe('later')
  expect(planDay([asked], [], now, zone).current?.order.id).toBe('asked')
  const ofColleague = {
    ...asked.order,
    assigneeIds: ['t1', 't2'],
    reassignRequests: { t2: { ...request, by: 't2' } },
  }
  const crew = planDay([{ ...asked, order: ofColleague }, later], [], now, zone)
  expect(crew.current?.order.id).toBe('asked')
  const kept = { ...asked.order, reassignRequests: { t1: { ...request, keptAt: now } } }
  expect(planDay([{ ...asked, order: kept }, later], [], now, zone).current?.order.id).toBe('asked')
})
