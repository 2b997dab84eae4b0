import { describe, expect, it } from 'vitest'
import { admin, at, later, tech, worldWithOrder } from '../world.fixture.ts'

const day2 = '2026-03-04T08:00:00.000Z'
const day2End = '2026-03-04T09:30:00.000Z'
/** When a visit of 110 minutes ends that begins at `at`. */
const early = '2026-03-02T10:50:00.000Z'
const people = (from: readonly string[], to: readonly string[]) => ({ assigneeIds: { from, to } })
const times = { plannedStart: { from: at, to: day2 }, plannedEnd: { from: early, to: day2End } }
const further = { ...people([], ['mate']), start: { from: null, to: '2026-03-09T08:00:00.000Z' } }

function withVisits(count: 1 | 2) {
  const world = worldWithOrder()
  const edits = count === 1 ? { minutes: { from: 120, to: 110 } } : further
  world.mutate('booking/plan', { orderId: 'o1', part: count, edits })
  return world
}

describe("an order's visits follow", () => {
  it('its people and times, and the people are told', () => {
    const world = withVisits(1)
    world.mutate('booking/see', { bookingId: 'o1' }, tech)
    const edits = { ...people(['tech'], ['mate']), ...times }
    expect(world.mutate('order/assign', { orderId: 'o1', edits }, admin, later)).toBe('ok')
    expect(world.get('bookings/o1')).toMatchObject({
      assigneeIds: ['mate'],
      start: day2,
      minutes: 90,
      isSent: true,
      toldAt: later,
      seenBy: {},
    })
  })

  it('an edit or a restored value of its times', () => {
    for (const name of ['order/edit', 'order/restoreField'] as const) {
      const world = withVisits(1)
      const title = { from: 'Leaking tap', to: 'Tap' }
      const args = { orderId: 'o1', receiptId: 'm', edits: { ...times, title } }
      expect(world.mutate(name, args)).toBe('ok')
      expect(world.get('bookings/o1')).toMatchObject({ start: day2, minutes: 90 })
    }
  })

  it('whether it is sent, and going back to the queue', () => {
    const world = withVisits(1)
    world.mutate('order/move', { orderId: 'o1', to: 'scheduled' })
    expect(world.get('bookings/o1')).toMatchObject({ isSent: false, toldAt: null })
    world.mutate(
      'order/takeBack',
      { orderId: 'o1', from: 'scheduled', to: 'dispatched' },
      admin,
      later,
    )
    expect(world.get('bookings/o1')).toMatchObject({ isSent: true, toldAt: later })
    world.mutate('order/move', { orderId: 'o1', to: 'new' })
    expect(world.get('bookings/o1')).toMatchObject({ assigneeIds: [], start: null, isSent: false })
  })

  it('each for its own people, where there are several', () => {
    const world = withVisits(2)
    const edits = {
      ...people(['tech', 'mate'], ['tech', 'other']),
      plannedStart: times.plannedStart,
      plannedEnd: { from: later, to: day2End },
    }
    expect(world.mutate('order/assign', { orderId: 'o1', edits, parts: [2] })).toBe('ok')
    expect(world.get('bookings/o1')).toMatchObject({
      assigneeIds: ['tech'],
      start: day2,
      minutes: 90,
    })
    expect(world.get('bookings/o1-2')).toMatchObject({
      assigneeIds: ['other'],
      start: further.start.to,
    })
    const more = people(['tech', 'other'], ['tech', 'other', 'fourth'])
    world.mutate('order/assign', { orderId: 'o1', edits: more, parts: [2] })
    expect(world.get('bookings/o1').assigneeIds).toEqual(['tech', 'fourth'])
    expect(world.get('bookings/o1-2').assigneeIds).toEqual(['other'])
    world.mutate('order/move', { orderId: 'o1', to: 'new', parts: [2] })
    expect(world.get('bookings/o1')).toMatchObject({ assigneeIds: [], start: null })
    expect(world.get('bookings/o1-2')).toMatchObject({ cancelledAt: at, isSent: false })
  })

  it('all of them, where each has the whole crew', () => {
    const world = withVisits(2)
    const of = (edits: object) => world.mutate('order/assign', { orderId: 'o1', edits, parts: [2] })
    of(people(['tech', 'mate'], ['tech']))
    expect(of(people(['tech'], ['tech', 'other']))).toBe('ok')
    expect(of(people(['tech', 'other'], ['other']))).toBe('ok')
    for (const id of ['o1', 'o1-2'])
      expect(world.get(`bookings/${id}`).assigneeIds).toEqual(['other'])
  })

  it('and stay planned with those who are left where all of their people were taken off the order', () => {
    const world = withVisits(2)
    const edits = people(['tech', 'mate'], ['tech'])
    expect(world.mutate('order/assign', { orderId: 'o1', edits, parts: [2] })).toBe('ok')
    expect(world.get('bookings/o1').assigneeIds).toEqual(['tech'])
    expect(world.get('bookings/o1-2')).toMatchObject({
      assigneeIds: ['tech'],
      start: further.start.to,
      cancelledAt: null,
    })
  })

  it('and take nobody else on where an app does not know the other visits', () => {
    const world = withVisits(2)
    const edits = people(['tech', 'mate'], ['other', 'mate'])
    expect(world.mutate('order/assign', { orderId: 'o1', edits })).toBe('ok')
    expect(world.get('bookings/o1').assigneeIds).toEqual(['other'])
  })

  it('an order that an older app changed, with the next change of the visit', () => {
    const world = withVisits(1)
    const order = world.get('orders/o1')
    const changed = { assigneeIds: ['mate'], plannedStart: day2, plannedEnd: day2End }
    world.docs.set('orders/o1', { ...order, ...changed })
    const edits = { minutes: { from: 90, to: 60 } }
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })).toBe('ok')
    expect(world.get('bookings/o1')).toMatchObject({
      assigneeIds: ['mate'],
      start: day2,
      minutes: 60,
    })
    expect(world.get('orders/o1')).toMatchObject({ assigneeIds: ['mate'], plannedStart: day2 })
  })

  it('nothing that was changed between the commits of a change', () => {
    const world = withVisits(1)
    const start = { start: { from: at, to: day2 } }
    const moved = { orderId: 'o1', part: 1, edits: start, leavesOrder: true }
    expect(world.mutate('booking/plan', moved, admin, later)).toBe('ok')
    const given = { orderId: 'o1', part: 1, edits: people(['tech'], ['mate']) }
    expect(world.mutate('booking/plan', given, admin, later)).toBe('ok')
    expect(world.get('bookings/o1')).toMatchObject({ assigneeIds: ['mate'], start: day2 })
    expect(world.get('orders/o1')).toMatchObject({ assigneeIds: ['mate'], plannedStart: day2 })
  })

  it('nothing where no visit is stored', () => {
    const world = worldWithOrder()
    world.mutate('order/assign', { orderId: 'o1', edits: people(['tech'], ['mate']) })
    expect(world.docs.has('bookings/o1')).toBe(false)
  })
})
