import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import {
  admin,
  at,
  createWorld,
  customer,
  later,
  order,
  tech,
  worldWithOrder,
} from '../world.fixture.ts'

const day2 = '2026-03-04T08:00:00.000Z'
const day2End = '2026-03-04T09:30:00.000Z'
const mate = { ...tech, uid: 'mate' }
const people = (from: readonly string[], to: readonly string[]) => ({ assigneeIds: { from, to } })
const further = {
  ...people([], ['mate']),
  start: { from: null, to: day2 },
  minutes: { from: 60, to: 90 },
}

/** An order with the stored first visit of `tech` now, and a second one of `mate` on another day. */
function twoVisits() {
  const world = worldWithOrder()
  expect(world.mutate('booking/plan', { orderId: 'o1', part: 2, edits: further })).toBe('ok')
  return world
}

describe('planning a visit', () => {
  it('stores the visit that the order implied, and the order follows', () => {
    const world = worldWithOrder()
    const edits = { start: { from: at, to: day2 }, minutes: { from: 120, to: 90 } }
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })).toBe('ok')
    expect(world.get('bookings/o1')).toMatchObject({
      orderId: 'o1',
      part: 1,
      assigneeIds: ['tech'],
      start: day2,
      minutes: 90,
      isSent: true,
      createdBy: 'admin',
    })
    expect(world.get('orders/o1')).toMatchObject({
      status: 'dispatched',
      assigneeIds: ['tech'],
      plannedStart: day2,
      plannedEnd: day2End,
    })
  })

  it('of further parts keeps the first one as the order said', () => {
    const world = twoVisits()
    expect(world.get('bookings/o1')).toMatchObject({ start: at, minutes: 120, parts: 2 })
    expect(world.get('bookings/o1-2')).toMatchObject({ start: day2, minutes: 90, isSent: false })
    expect(world.get('orders/o1')).toMatchObject({
      assigneeIds: ['tech', 'mate'],
      plannedStart: at,
      plannedEnd: later,
    })
  })

  it('moves one part while the others stay', () => {
    const world = twoVisits()
    const start = { from: at, to: '2026-03-06T08:00:00.000Z' }
    const move = { orderId: 'o1', part: 1, parts: [2], edits: { start } }
    expect(world.mutate('booking/plan', move)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({
      assigneeIds: ['tech', 'mate'],
      plannedStart: day2,
      plannedEnd: day2End,
    })
  })

  it('does not lose a part that someone else added meanwhile', () => {
    const world = twoVisits()
    const edits = people(['tech'], ['other'])
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })).toBe('ok')
    expect(world.get('bookings/o1').assigneeIds).toEqual(['other'])
    expect(world.get('orders/o1').assigneeIds).toEqual(['other', 'mate'])
    const start = { from: at, to: '2026-03-06T08:00:00.000Z' }
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 3, edits: { start } })).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({
      assigneeIds: ['other', 'mate'],
      plannedStart: at,
    })
  })

  it('as the third keeps the people of a second one that its author did not know', () => {
    const world = twoVisits()
    const third = { orderId: 'o1', part: 3, edits: people([], ['other']) }
    expect(world.mutate('booking/plan', third)).toBe('ok')
    expect(world.get('bookings/o1').assigneeIds).toEqual(['tech'])
    expect(world.get('bookings/o1-2').assigneeIds).toEqual(['mate'])
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech', 'other', 'mate'])
  })

  it('as the fourth keeps the people of a third one that its author did not know', () => {
    const world = twoVisits()
    const third = { orderId: 'o1', part: 3, parts: [2], edits: people([], ['other']) }
    expect(world.mutate('booking/plan', third)).toBe('ok')
    const fourth = { orderId: 'o1', part: 4, parts: [2], edits: people([], ['idle']) }
    expect(world.mutate('booking/plan', fourth)).toBe('ok')
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech', 'mate', 'idle', 'other'])
  })

  it('merges a start and a length that two people changed', () => {
    const world = twoVisits()
    const part = { orderId: 'o1', part: 2 }
    const start = { from: day2, to: '2026-03-05T08:00:00.000Z' }
    world.mutate('booking/plan', { ...part, edits: { start } })
    expect(
      world.mutate('booking/plan', { ...part, edits: { minutes: { from: 90, to: 30 } } }),
    ).toBe('ok')
    expect(world.get('bookings/o1-2')).toMatchObject({ start: start.to, minutes: 30 })
    const late = { from: day2, to: '2026-03-07T08:00:00.000Z' }
    expect(world.mutate('booking/plan', { ...part, edits: { start: late } })).toBe('ok')
    expect(world.get('bookings/o1-2').start).toBe(start.to)
  })

  it('on a day without a time leaves the order without times', () => {
    const world = worldWithOrder()
    const edits = { start: { from: at, to: '2026-03-04' } }
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })).toBe('ok')
    expect(world.get('bookings/o1').start).toBe('2026-03-04')
    expect(world.get('orders/o1')).toMatchObject({ plannedStart: null, plannedEnd: null })
  })

  it('sends it and the order when asked to', () => {
    const world = createWorld()
    world.mutate('customer/create', customer)
    const unsent = { ...order, assigneeIds: [], plannedStart: null, plannedEnd: null, send: false }
    world.mutate('order/create', unsent)
    const edits = { ...people([], ['tech']), start: { from: null, to: day2 } }
    world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })
    expect(world.get('orders/o1').status).toBe('scheduled')
    expect(world.get('bookings/o1')).toMatchObject({ isSent: false, toldAt: null })
    const send = { orderId: 'o1', part: 1, edits: {}, send: true }
    expect(world.mutate('booking/plan', send, admin, later)).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({
      status: 'dispatched',
      isSent: true,
      sentAt: later,
    })
    expect(world.get('bookings/o1')).toMatchObject({ isSent: true, toldAt: later })
  })

  it('keeps who proposed it: a run of the planner, or a person', () => {
    const world = worldWithOrder()
    const plan = { orderId: 'o1', part: 1, edits: { minutes: { from: 120, to: 90 } } }
    world.mutate('booking/plan', { ...plan, planRunId: 'run1' })
    expect(world.get('bookings/o1').planRunId).toBe('run1')
    world.mutate('booking/plan', { ...plan, edits: { minutes: { from: 90, to: 60 } } })
    expect(world.get('bookings/o1').planRunId).toBe(null)
  })

  it('forgets a lead who is no longer sent, and everyone told', () => {
    const world = twoVisits()
    const part = { orderId: 'o1', part: 2 }
    world.mutate('booking/plan', {
      ...part,
      edits: { leadId: { from: null, to: 'mate' } },
      send: true,
    })
    expect(world.get('bookings/o1-2')).toMatchObject({ leadId: 'mate', isSent: true })
    world.mutate('booking/plan', { ...part, edits: people(['mate'], []) })
    expect(world.get('bookings/o1-2')).toMatchObject({
      leadId: null,
      isSent: false,
      toldAt: null,
      assigneeIds: [],
    })
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech'])
  })

  it('is refused for a closed order, a start out of reach, or too long an id', () => {
    const world = worldWithOrder()
    const far = { start: { from: at, to: '2041-03-04' } }
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 2, edits: far })).toBe(
      'input/invalid',
    )
    world.mutate('order/move', { orderId: 'o1', to: 'cancelled', reason: 'Sold' })
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits: {} })).toBe('order/closed')
    expect(world.mutate('booking/cancel', { orderId: 'o1', part: 1 })).toBe('order/closed')
    const long = { orderId: 'x'.repeat(127), edits: {} }
    expect(prepareMutation('booking/plan', { ...long, part: 1 }).ok).toBe(true)
    expect(prepareMutation('booking/plan', { ...long, part: 2 }).ok).toBe(false)
    expect(prepareMutation('booking/cancel', { ...long, part: 2 }).ok).toBe(false)
    expect(prepareMutation('booking/plan', { orderId: 'o1', part: 15, edits: {} }).ok).toBe(false)
  })

  it('starts again where a document that no app could read was removed', () => {
    const world = worldWithOrder()
    world.docs.set('bookings/o1', { deletedAt: at, schema: 1 })
    const edits = { minutes: { from: 120, to: 90 } }
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })).toBe('ok')
    expect(world.get('bookings/o1')).toMatchObject({ deletedAt: null, minutes: 90, start: at })
  })

  it('splits off photos and messages where it is too large', () => {
    const children = ['photos/p1', 'messages/m1']
    const plan = { orderId: 'o1', part: 2, edits: further, children, parts: [3] }
    const prepared = prepareMutation('booking/plan', plan)
    const parts = prepared.ok ? prepared.value.parts(worldWithOrder().docs) : null
    expect(parts).toMatchObject([
      { name: 'booking/plan', args: { edits: further, parts: [3] } },
      { name: 'order/assign', args: { edits: {}, children, former: ['tech'] } },
    ])
    expect(parts?.every(({ name, args }) => prepareMutation(name, args).ok)).toBe(true)
  })
})

describe('cancelling a visit', () => {
  it('of a further part leaves the others, and can be undone', () => {
    const world = twoVisits()
    const cancel = { orderId: 'o1', part: 2 }
    expect(world.mutate('booking/cancel', cancel, tech)).toBe('access/not-allowed')
    expect(world.mutate('booking/cancel', cancel)).toBe('ok')
    expect(world.get('bookings/o1-2')).toMatchObject({ cancelledAt: at, isSent: false })
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech'])
    expect(world.mutate('booking/cancel', cancel, admin, later)).toBe('ok')
    expect(world.get('bookings/o1-2').cancelledAt).toBe(at)
    expect(world.mutate('booking/plan', { ...cancel, edits: {} })).toBe('doc/deleted')
    expect(world.mutate('booking/plan', { ...cancel, edits: {}, reopen: true })).toBe('ok')
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech', 'mate'])
    expect(world.mutate('booking/cancel', { orderId: 'o1', part: 3 })).toBe('doc/missing')
  })

  it('of the first part puts it back in the queue, and the order is new again', () => {
    const world = worldWithOrder()
    expect(world.mutate('booking/cancel', { orderId: 'o1', part: 1 })).toBe('ok')
    expect(world.get('bookings/o1')).toMatchObject({ assigneeIds: [], start: null, isSent: false })
    expect(world.get('orders/o1')).toMatchObject({
      status: 'new',
      assigneeIds: [],
      plannedStart: null,
      plannedEnd: null,
    })
    const both = twoVisits()
    expect(both.mutate('booking/cancel', { orderId: 'o1', part: 1, parts: [2] })).toBe('ok')
    expect(both.get('orders/o1')).toMatchObject({ assigneeIds: ['mate'], plannedStart: day2 })
  })
})

describe('seeing a visit', () => {
  it('is recorded once by each person who is sent, until it changes', () => {
    const world = twoVisits()
    const see = { bookingId: 'o1-2' }
    expect(world.mutate('booking/see', see, mate)).toBe('access/not-allowed')
    const part = { orderId: 'o1', part: 2 }
    world.mutate('booking/plan', { ...part, edits: {}, send: true })
    expect(world.mutate('booking/see', see, tech)).toBe('access/not-allowed')
    expect(world.mutate('booking/see', see, admin)).toBe('access/not-allowed')
    expect(world.mutate('booking/see', see, mate, later)).toBe('ok')
    expect(world.mutate('booking/see', see, mate, day2)).toBe('ok')
    expect(world.get('bookings/o1-2').seenBy).toEqual({ mate: later })
    world.mutate('booking/plan', { ...part, edits: { locked: { from: 'none', to: 'time' } } })
    expect(world.get('bookings/o1-2')).toMatchObject({ seenBy: { mate: later }, toldAt: at })
    world.mutate('booking/plan', { ...part, edits: { minutes: { from: 90, to: 60 } } }, admin, day2)
    expect(world.get('bookings/o1-2')).toMatchObject({ seenBy: {}, toldAt: day2 })
  })
})
