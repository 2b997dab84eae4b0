import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { assignAll, moveAll, ordersForStep, stepAll } from './bulk-changes.ts'

const settings = { timeZone: 'Europe/London', workingHours: defaultWorkingHours }
const office: Actor = {
  uid: 'boss',
  companyId: 'c1',
  role: 'admin',
  status: 'active',
  permissions: [],
}
const plain = { status: 'scheduled', open: true, isSent: false } as const

test('orders are given to one person, except those that are under way, closed or theirs already', () => {
  const changes = assignAll(
    [
      orderFixture('a', { ...plain, assigneeIds: ['x', 'y'] }),
      orderFixture('theirs', { ...plain, assigneeIds: ['z'] }),
      orderFixture('going', { ...plain, status: 'enRoute', assigneeIds: ['x'] }),
      orderFixture('closed', { ...plain, status: 'done', open: false, assigneeIds: ['x'] }),
    ],
    'z',
  )
  expect(changes).toEqual([
    {
      change: {
        name: 'order/assign',
        args: { orderId: 'a', edits: { assigneeIds: { from: ['x', 'y'], to: ['z'] } } },
      },
      undo: [
        {
          name: 'order/assign',
          args: { orderId: 'a', edits: { assigneeIds: { from: ['z'], to: ['x', 'y'] } } },
        },
      ],
    },
  ])
  expect(assignAll([orderFixture('b', { ...plain, assigneeIds: ['x'] })], '')).toMatchObject([
    { change: { args: { edits: { assigneeIds: { to: [] } } } } },
  ])
})

test('undoing an assignment gives back that the order was accepted', () => {
  const order = orderFixture('a', { ...plain, status: 'accepted', assigneeIds: ['x'] })
  expect(assignAll([order], 'z')[0]?.undo).toMatchObject([
    { name: 'order/assign', args: { edits: { assigneeIds: { to: ['x'] } } } },
    { name: 'order/takeBack', args: { from: 'dispatched', to: 'accepted' } },
  ])
})

test('an order that moves to another day keeps its time of day over a change of clocks, and its length', () => {
  const [moved] = moveAll(
    [
      orderFixture('a', {
        ...plain,
        plannedStart: '2026-03-27T09:30:00.000Z',
        plannedEnd: '2026-03-27T11:00:00.000Z',
        windowStart: '2026-03-27T09:00:00.000Z',
        windowEnd: null,
      }),
    ],
    '2026-03-30',
    settings,
  )
  expect(moved?.change.args).toMatchObject({
    edits: {
      plannedStart: { from: '2026-03-27T09:30:00.000Z', to: '2026-03-30T08:30:00.000Z' },
      plannedEnd: { to: '2026-03-30T10:00:00.000Z' },
      windowStart: { to: '2026-03-30T08:00:00.000Z' },
    },
  })
  expect(moved?.change.args).not.toHaveProperty('edits.windowEnd')
  expect(moved?.undo?.[0]?.args).toMatchObject({
    edits: { plannedStart: { to: '2026-03-27T09:30:00.000Z' } },
  })
})

test('an order without a time starts when work does that day, and one on that day stays', () => {
  const hours = { ...defaultWorkingHours, monday: [{ start: '07:15', end: '15:00' }] }
  const changes = moveAll(
    [
      orderFixture('none', { ...plain, plannedStart: null, plannedEnd: null, minutes: 90 }),
      orderFixture('there', { ...plain, plannedStart: '2026-05-04T12:00:00.000Z' }),
    ],
    '2026-05-04',
    { ...settings, workingHours: hours },
  )
  expect(changes).toHaveLength(1)
  expect(changes[0]?.change.args).toMatchObject({
    edits: {
      plannedStart: { from: null, to: '2026-05-04T06:15:00.000Z' },
      plannedEnd: { to: '2026-05-04T07:45:00.000Z' },
    },
  })
})

test('a step is taken with the orders that can take it, and undone where that is possible', () => {
  const orders = [
    orderFixture('ready', { ...plain, assigneeIds: ['x'] }),
    orderFixture('nobody', { ...plain, status: 'new', assigneeIds: [] }),
    orderFixture('sent', { ...plain, status: 'dispatched', isSent: true, assigneeIds: ['x'] }),
    orderFixture('done', { ...plain, status: 'done', open: false, assigneeIds: ['x'] }),
  ]
  expect(ordersForStep(orders, 'dispatched', office).map(({ id }) => id)).toEqual(['ready'])
  expect(ordersForStep(orders, 'reviewed', office).map(({ id }) => id)).toEqual(['done'])
  const held = stepAll(orders, 'onHold', 'Parts late', office)
  expect(held.map(({ change }) => change.args.orderId)).toEqual(['ready', 'nobody', 'sent'])
  expect(held[0]?.change.args).toMatchObject({
    from: 'scheduled',
    to: 'onHold',
    reason: 'Parts late',
  })
  expect(held[0]?.undo).toMatchObject([
    { name: 'order/takeBack', args: { orderId: 'ready', from: 'onHold', to: 'scheduled' } },
  ])
})

test('an order with a decision to make is left to its own page', () => {
  const needsReview = { to: 'done', at: '', by: 't', reason: '', lacks: ['photos'] } as const
  const order = orderFixture('a', {
    ...plain,
    status: 'done',
    open: false,
    needsReview: { ...needsReview, lacks: [...needsReview.lacks] },
  })
  expect(stepAll([order], 'reviewed', '', office)).toEqual([])
})
