import { expect, test } from 'vitest'
import type { PlannedOrder } from '#data/index.ts'
import { ownEntriesOf } from '#domain/booking/day-entries.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import type { Order } from '#domain/entities/order.ts'
import type { User } from '#domain/entities/user.ts'
import { officeFigures, peopleAtWork } from './office-figures.ts'

const now = '2026-05-04T10:00:00.000Z'
const zone = 'Europe/London'

function item(id: string, fields: Partial<Order> = {}): PlannedOrder {
  const order = orderFixture(id, fields)
  return {
    order,
    shown: order,
    entries: ownEntriesOf(order, [], 't1'),
    customerName: 'Ashgrove Dental',
    siteAddress: '4 Mill Lane',
    street: '4 Mill Lane',
    geo: null,
    unsent: false,
  }
}

const stamps = { schema: 1, updatedAt: now, updatedBy: 'boss', deletedAt: null }

function personOf(id: string, more: Partial<User> = {}): User {
  return {
    ...stamps,
    id,
    name: `Demo ${id}`,
    email: '',
    role: 'technician',
    status: 'active',
    phone: '',
    trade: '',
    deactivatedAt: null,
    companyId: 'c1',
    permissions: [],
    language: null,
    ...more,
  }
}

const ids = (items: readonly { order: Order }[]) => items.map(({ order }) => order.id)

test('computes the office’s figures', () => {
  const planned = { status: 'scheduled', isSent: false } as const
  const figures = officeFigures(
    [
      item('unassigned', { status: 'new', assigneeIds: [] }),
      item('urgent', { status: 'new', assigneeIds: [], priority: 'high' }),
      item('late', {
        plannedStart: '2026-05-04T07:00:00.000Z',
        plannedEnd: '2026-05-04T08:00:00.000Z',
      }),
      item('there', { status: 'onSite', statusAt: '2026-05-04T09:00:00.000Z' }),
      item('paused', { status: 'paused', statusAt: '2026-05-04T08:30:00.000Z' }),
      item('done', { status: 'done', open: false }),
      item('undated', { status: 'scheduled', isSent: false }),
      item('tomorrow', { ...planned, plannedStart: '2026-05-05T09:00:00.000Z' }),
      item('in a week', { ...planned, plannedStart: '2026-05-11T09:00:00.000Z' }),
    ],
    now,
    zone,
  )
  expect(ids(figures.unassigned)).toEqual(['urgent', 'unassigned'])
  expect(figures).toMatchObject({ toSend: 2, running: 2, toReview: 1 })
  expect(figures.byStatus).toEqual([
    { status: 'new', count: 2 },
    { status: 'scheduled', count: 3 },
    { status: 'dispatched', count: 1 },
    { status: 'onSite', count: 1 },
    { status: 'paused', count: 1 },
  ])
  expect(ids(figures.latest)[0]).toBe('there')
})

test('lists technicians on an order first, and neither inactive people nor the office', () => {
  const people = [
    personOf('t0'),
    personOf('t1'),
    personOf('a1', { role: 'admin' }),
    personOf('t2', { status: 'left' }),
  ]
  const sentBack = item('sent back', { status: 'onSite', statusReason: 'Photos missing' })
  const items = [sentBack, item('there', { status: 'enRoute' })]
  const away = [
    { ...stamps, id: 'a1', userId: 't1', fromOn: '2026-05-01', toOn: '2026-05-06' },
    { ...stamps, id: 'a2', userId: 't0', fromOn: '2026-05-05', toOn: '2026-05-06' },
  ]
  const atWork = peopleAtWork(people, items, away, { now, timeZone: zone })
  expect(atWork.map(({ person, at, awayUntil }) => [person.id, at?.order.id, awayUntil])).toEqual([
    ['t1', 'there', '2026-05-06'],
    ['t0', undefined, null],
  ])
})

test('says who should have begun a visit of today and has not, before everyone else', () => {
  const person = { ...personOf('t1'), name: 'Nora' }
  const planned = (id: string, plannedStart: string, more: Partial<Order> = {}) =>
    item(id, { status: 'dispatched', assigneeIds: ['t1'], plannedStart, ...more })
  const missed = [
    planned('second', '2026-05-04T08:00:00.000Z'),
    planned('first', '2026-05-04T07:00:00.000Z'),
  ]
  const overdueOf = (
    items: readonly PlannedOrder[],
    away: Parameters<typeof peopleAtWork>[2] = [],
  ) => peopleAtWork([person], items, away, { now, timeZone: zone })[0]?.overdue?.order.id
  expect(overdueOf(missed)).toBe('first')
  expect(overdueOf([planned('tolerated', '2026-05-04T09:50:00.000Z')])).toBeUndefined()
  expect(overdueOf([planned('yesterday', '2026-05-03T08:00:00.000Z')])).toBeUndefined()
  const done = planned('done', '2026-05-04T07:00:00.000Z', { status: 'done' })
  expect(overdueOf([done])).toBeUndefined()
  const at = item('there', { status: 'onSite', assigneeIds: ['t1'] })
  expect(overdueOf([...missed, at])).toBeUndefined()
  const today = { fromOn: '2026-05-04', toOn: '2026-05-04' }
  expect(overdueOf(missed, [{ ...stamps, id: 'x', userId: 't1', ...today }])).toBeUndefined()
  const both = peopleAtWork(
    [personOf('t0'), personOf('t1')],
    [item('other', { status: 'onSite', assigneeIds: ['t0'] }), ...missed],
    [],
    { now, timeZone: zone },
  )
  expect(both.map((one) => one.person.id)).toEqual(['t1', 't0'])
})

test('lists what technicians asked to be reassigned, the soonest first, without what was answered', () => {
  const asked = (by: string, keptAt: string | null = null) => ({
    [by]: { by, part: 1, reason: 'Flat tyre', at: now, keptAt },
  })
  const sent = { status: 'dispatched', isSent: true, assigneeIds: ['t1'] } as const
  const figures = officeFigures(
    [
      item('undated', { ...sent, plannedStart: null, reassignRequests: asked('t1') }),
      item('later', {
        ...sent,
        plannedStart: '2026-05-04T15:00:00.000Z',
        reassignRequests: asked('t1'),
      }),
      item('soon', {
        ...sent,
        plannedStart: '2026-05-04T11:00:00.000Z',
        reassignRequests: asked('t1'),
      }),
      item('kept', { ...sent, reassignRequests: asked('t1', now) }),
      item('gone', { ...sent, reassignRequests: asked('t2') }),
      item('begun', { ...sent, status: 'enRoute', reassignRequests: asked('t1') }),
    ],
    now,
    zone,
  )
  expect(ids(figures.asked.map((each) => each.item))).toEqual(['soon', 'later', 'undated'])
})
