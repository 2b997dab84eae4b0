import { describe, expect, it } from 'vitest'
import { openRequests, requestOf } from '#domain/order/reassign-requests.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { admin, at, later, tech, worldWithOrder } from '../world.fixture.ts'

const mate = { ...tech, uid: 'mate' }
const ask = { orderId: 'o1', part: 1, reason: 'Flat tyre' }
const request = { by: 'tech', part: 1, reason: 'Flat tyre', at, keptAt: null }

type World = ReturnType<typeof worldWithOrder>

function orderIn(world: World) {
  const order = parseRow('orders', 'o1', world.get('orders/o1'))
  if (!order.ok) throw new Error('unreadable')
  return order.value
}
const requests = (world: World) => orderIn(world).reassignRequests

function askedWorld() {
  const world = worldWithOrder()
  expect(world.mutate('order/askReassign', ask, tech)).toBe('ok')
  return world
}

describe('a request for a reassignment', () => {
  it('is made by someone who was sent there, for themselves, with a reason', () => {
    const world = askedWorld()
    expect(requests(world)).toEqual({ tech: request })
    expect(openRequests(orderIn(world))).toEqual([request])
    for (const actor of [admin, mate])
      expect(world.mutate('order/askReassign', ask, actor)).toBe('access/not-allowed')
    for (const reason of ['', '  ', 'x'.repeat(301)])
      expect(world.mutate('order/askReassign', { ...ask, reason }, tech)).toBe('input/invalid')
  })

  it('is withdrawn by the one who asked alone', () => {
    const world = askedWorld()
    expect(world.mutate('order/withdrawReassign', { orderId: 'o1' }, mate)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('order/withdrawReassign', { orderId: 'o1' }, tech)).toBe('ok')
    expect(requests(world)).toEqual({})
  })

  it('is answered by the office, which keeps the visit with them, and may be made again', () => {
    const world = askedWorld()
    const keep = { orderId: 'o1', userId: 'tech' }
    expect(world.mutate('order/keepAssignee', keep, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/keepAssignee', keep, admin, later)).toBe('ok')
    expect(openRequests(orderIn(world))).toEqual([])
    expect(requestOf(orderIn(world), 1, 'tech')).toEqual({ ...request, keptAt: later })
    expect(requestOf(orderIn(world), 2, 'tech')).toBeNull()
    expect(world.mutate('order/askReassign', ask, tech, later)).toBe('ok')
    expect(openRequests(orderIn(world))).toEqual([{ ...request, at: later }])
  })

  it('changes nothing where the work has begun or ended meanwhile', () => {
    for (const to of ['enRoute', 'cannotComplete'] as const) {
      const world = worldWithOrder()
      const move = { orderId: 'o1', to, reason: 'No access' }
      expect(world.mutate('order/move', move, tech)).toBe('ok')
      expect(world.mutate('order/askReassign', ask, tech)).toBe('ok')
      expect(requests(world), to).toEqual({})
    }
  })

  it('is refused where the visit was given to someone else', () => {
    const world = worldWithOrder()
    world.mutate('order/assign', {
      orderId: 'o1',
      edits: { assigneeIds: { from: ['tech'], to: [] } },
    })
    expect(world.mutate('order/askReassign', ask, tech)).toBe('access/not-allowed')
  })

  it('ends when the visit is given to someone else, and stays when only its time changes', () => {
    const world = askedWorld()
    const plan = (edits: object) => world.mutate('booking/plan', { orderId: 'o1', part: 1, edits })
    const start = { from: at, to: '2026-03-02T10:00:00.000Z' }
    expect(plan({ start })).toBe('ok')
    expect(requests(world)).toEqual({ tech: request })
    expect(plan({ assigneeIds: { from: ['tech'], to: [] } })).toBe('ok')
    expect(requests(world)).toEqual({})
  })

  it('ends with its visit where the person keeps another visit of the order', () => {
    const world = askedWorld()
    const edits = { assigneeIds: { from: [], to: ['tech'] } }
    expect(world.mutate('booking/plan', { orderId: 'o1', part: 2, edits, send: true })).toBe('ok')
    expect(requests(world)).toEqual({ tech: request })
    const gone = { assigneeIds: { from: ['tech'], to: [] } }
    const first = { orderId: 'o1', part: 1, parts: [2], edits: gone }
    expect(world.mutate('booking/plan', first)).toBe('ok')
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech'])
    expect(requests(world)).toEqual({})
  })

  it('ends when its author sets out, or the office holds the order, and not when it is accepted', () => {
    const move = (world: World, to: 'accepted' | 'enRoute' | 'onHold', actor = tech) => {
      expect(world.mutate('order/move', { orderId: 'o1', to, reason: 'Parts' }, actor)).toBe('ok')
      return requests(world)
    }
    const world = askedWorld()
    expect(move(world, 'accepted')).toEqual({ tech: request })
    expect(move(world, 'enRoute')).toEqual({})
    expect(move(askedWorld(), 'onHold', admin)).toEqual({})
  })
})
