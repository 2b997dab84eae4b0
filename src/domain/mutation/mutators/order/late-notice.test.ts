import { describe, expect, it } from 'vitest'
import { lateNoticesOf, ownLateNotice } from '#domain/order/late-notices.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { admin, at, later, tech, worldWithOrder } from '../world.fixture.ts'

const mate = { ...tech, uid: 'mate' }
const start = at
const arrival = '2026-03-02T10:40:00.000Z'
const tell = { orderId: 'o1', part: 1, start, arrival }
const notice = { by: 'tech', part: 1, start, arrival, at }

type World = ReturnType<typeof worldWithOrder>

function orderIn(world: World) {
  const order = parseRow('orders', 'o1', world.get('orders/o1'))
  if (!order.ok) throw new Error('unreadable')
  return order.value
}
const notices = (world: World) => orderIn(world).lateNotices
const visit = { part: 1, start, assigneeIds: ['tech'] }

function lateWorld() {
  const world = worldWithOrder()
  expect(world.mutate('order/tellLate', tell, tech)).toBe('ok')
  return world
}

describe('a notice of running late', () => {
  it('is told by someone who was sent there, for themselves', () => {
    const world = lateWorld()
    expect(notices(world)).toEqual({ tech: notice })
    expect(lateNoticesOf(orderIn(world), visit)).toEqual([notice])
    for (const actor of [admin, mate])
      expect(world.mutate('order/tellLate', tell, actor)).toBe('access/not-allowed')
  })

  it('names an arrival within a day', () => {
    const world = worldWithOrder()
    for (const far of ['2026-03-01T07:00:00.000Z', '2026-03-04T10:40:00.000Z', 'soon'])
      expect(world.mutate('order/tellLate', { ...tell, arrival: far }, tech)).toBe('input/invalid')
  })

  it('is replaced by a later one, and withdrawn by its author alone', () => {
    const world = lateWorld()
    const next = { ...tell, arrival: '2026-03-02T11:10:00.000Z' }
    expect(world.mutate('order/tellLate', next, tech, later)).toBe('ok')
    expect(notices(world)).toEqual({ tech: { ...notice, arrival: next.arrival, at: later } })
    const withdraw = { orderId: 'o1' }
    expect(world.mutate('order/withdrawLate', withdraw, mate)).toBe('access/not-allowed')
    expect(world.mutate('order/withdrawLate', withdraw, tech)).toBe('ok')
    expect(notices(world)).toEqual({})
  })

  it('changes nothing where they have arrived or the order has ended meanwhile', () => {
    for (const to of ['onSite', 'cannotComplete'] as const) {
      const world = worldWithOrder()
      const reason = to === 'cannotComplete' ? { reason: 'No access' } : {}
      const move = { orderId: 'o1', to, ...reason }
      expect(world.mutate('order/move', move, tech)).toBe('ok')
      expect(world.mutate('order/tellLate', tell, tech)).toBe('ok')
      expect(notices(world), to).toEqual({})
    }
  })

  it('lasts while its author drives there, and ends when they arrive', () => {
    const world = lateWorld()
    const move = (to: 'accepted' | 'enRoute' | 'onSite') =>
      expect(world.mutate('order/move', { orderId: 'o1', to }, tech)).toBe('ok')
    move('accepted')
    move('enRoute')
    expect(ownLateNotice(orderIn(world), visit, 'tech')).toEqual(notice)
    move('onSite')
    expect(notices(world)).toEqual({})
  })

  it.each(['onHold', 'cancelled'] as const)('ends when the office moves the order to %s', (to) => {
    const world = lateWorld()
    expect(world.mutate('order/move', { orderId: 'o1', to, reason: 'Parts' }, admin)).toBe('ok')
    expect(notices(world)).toEqual({})
  })

  it('is of no visit once the office has moved it, and ends with it', () => {
    const world = lateWorld()
    const plan = (edits: object) => world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })
    const to = '2026-03-02T14:00:00.000Z'
    expect(plan({ start: { from: at, to } })).toBe('ok')
    expect(lateNoticesOf(orderIn(world), { ...visit, start: to })).toEqual([])
    expect(plan({ assigneeIds: { from: ['tech'], to: [] } })).toBe('ok')
    expect(notices(world)).toEqual({})
  })

  it('ends, and is refused, where the order was given to someone else', () => {
    const world = lateWorld()
    const edits = { assigneeIds: { from: ['tech'], to: [] } }
    expect(world.mutate('order/assign', { orderId: 'o1', edits })).toBe('ok')
    expect(notices(world)).toEqual({})
    expect(world.mutate('order/tellLate', tell, tech)).toBe('access/not-allowed')
  })
})
