import { describe, expect, it } from 'vitest'
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

describe('order/create', () => {
  it('starts with the status that follows from its plan', () => {
    const world = worldWithOrder()
    expect(world.get('orders/o1')).toMatchObject({ status: 'dispatched', open: true, statusAt: at })
    const nobody = { ...order, orderId: 'o2', assigneeIds: [] }
    expect(world.mutate('order/create', nobody)).toBe('ok')
    expect(world.get('orders/o2').status).toBe('new')
  })

  it('is for the office, at a known customer’s site, ending after it starts', () => {
    const world = createWorld()
    expect(world.mutate('order/create', order)).toBe('doc/missing')
    world.mutate('customer/create', customer)
    expect(world.mutate('order/create', order, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/create', { ...order, siteId: 'none' })).toBe('doc/missing')
    expect(world.mutate('order/create', { ...order, plannedEnd: at })).toBe('input/invalid')
  })
})

describe('order/edit', () => {
  it('lets a technician edit only the resolution of their own order', () => {
    const world = worldWithOrder()
    const note = { orderId: 'o1', edits: { resolution: { from: '', to: 'New washer.' } } }
    expect(world.mutate('order/edit', note, tech)).toBe('ok')
    expect(world.mutate('order/edit', note, { ...tech, uid: 'other' })).toBe('access/not-allowed')
    const title = { orderId: 'o1', edits: { title: { from: order.title, to: 'x' } } }
    expect(world.mutate('order/edit', title, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/edit', title)).toBe('ok')
  })

  it('keeps what others wrote meanwhile and reports the conflict', () => {
    const world = worldWithOrder()
    const edits = {
      title: { from: 'Old', to: 'Mine' },
      description: { from: '', to: 'Under the sink' },
    }
    expect(world.mutate('order/edit', { orderId: 'o1', edits })).toBe('conflict')
    expect(world.get('orders/o1')).toMatchObject({
      title: order.title,
      description: 'Under the sink',
    })
  })

  it('refuses an end before the start', () => {
    const world = worldWithOrder()
    const edits = { plannedEnd: { from: later, to: '2026-03-02T08:00:00Z' } }
    expect(world.mutate('order/edit', { orderId: 'o1', edits })).toBe('input/invalid')
  })
})

describe('order/assign', () => {
  it('merges the changes of two offices and lets the status follow', () => {
    const world = worldWithOrder()
    const add = (uid: string) => ({
      orderId: 'o1',
      edits: { assigneeIds: { from: ['tech'], to: ['tech', uid] } },
    })
    expect(world.mutate('order/assign', add('anna'))).toBe('ok')
    expect(world.mutate('order/assign', add('ben'))).toBe('ok')
    expect(world.get('orders/o1').assigneeIds).toEqual(['tech', 'anna', 'ben'])
    const none = { assigneeIds: { from: ['tech', 'anna', 'ben'], to: [] } }
    expect(world.mutate('order/assign', { orderId: 'o1', edits: none }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('order/assign', { orderId: 'o1', edits: none })).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ status: 'new', assigneeIds: [] })
  })

  it('starts over where someone is added and then those are taken off who had begun', () => {
    const world = worldWithOrder()
    world.mutate('order/move', { orderId: 'o1', to: 'enRoute' }, tech)
    const people = (from: readonly string[], to: readonly string[]) => ({
      orderId: 'o1',
      edits: { assigneeIds: { from, to } },
    })
    world.mutate('order/assign', people(['tech'], ['tech', 'anna']), admin, later)
    expect(world.get('orders/o1')).toMatchObject({ status: 'enRoute', joinedAt: { anna: later } })
    world.mutate('order/assign', people(['tech', 'anna'], ['anna']), admin, later)
    expect(world.get('orders/o1')).toMatchObject({ status: 'dispatched', assigneeIds: ['anna'] })
  })
})

describe('the assignees of an order', () => {
  const inCompany = { schema: 1, updatedAt: at, updatedBy: 'admin', name: 'Ben', companyId: 'c1' }

  it('are active members of the company when they are added', () => {
    for (const [user, outcome] of [
      [{ status: 'active' }, 'ok'],
      [{ status: 'left' }, 'person/inactive'],
      [{ status: 'active', companyId: 'other' }, 'person/inactive'],
    ] as const) {
      const world = worldWithOrder()
      world.docs.set('users/ben', { ...inCompany, role: 'technician', ...user })
      const edits = { assigneeIds: { from: ['tech'], to: ['tech', 'ben'] } }
      expect(world.mutate('order/assign', { orderId: 'o1', edits })).toBe(outcome)
      const another = { ...order, orderId: 'o2', assigneeIds: ['ben'] }
      expect(world.mutate('order/create', another)).toBe(outcome)
    }
  })

  it('may stay on it or be removed after they have left', () => {
    const world = worldWithOrder()
    world.docs.set('users/tech', { ...inCompany, role: 'technician', status: 'left' })
    const edits = { assigneeIds: { from: ['tech'], to: ['tech', 'ben'] } }
    expect(world.mutate('order/assign', { orderId: 'o1', edits })).toBe('ok')
    const off = { assigneeIds: { from: ['tech', 'ben'], to: ['ben'] } }
    expect(world.mutate('order/assign', { orderId: 'o1', edits: off })).toBe('ok')
  })

  it('are added at most as many at once as the rules look up', () => {
    const world = worldWithOrder()
    const crew = Array.from({ length: 5 }, (_, i) => `p${i}`)
    const edits = (to: readonly string[]) => ({
      assigneeIds: { from: ['tech'], to: ['tech', ...to] },
    })
    expect(world.mutate('order/assign', { orderId: 'o1', edits: edits(crew) })).toBe(
      'input/invalid',
    )
    const four = edits(crew.slice(1))
    expect(world.mutate('order/assign', { orderId: 'o1', edits: four })).toBe('ok')
  })
})

describe('order/delete', () => {
  it('leaves a tombstone that only another deletion may touch', () => {
    const world = worldWithOrder()
    expect(world.mutate('order/delete', { orderId: 'o1' }, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/delete', { orderId: 'o1' })).toBe('ok')
    expect(world.get('orders/o1')).toMatchObject({ deletedAt: at, open: false })
    expect(world.mutate('order/delete', { orderId: 'o1' })).toBe('ok')
    expect(world.mutate('order/move', { orderId: 'o1', to: 'accepted' })).toBe('doc/deleted')
  })
})

describe('order/restoreField', () => {
  it('restores a value of the history, for the office only', () => {
    const world = worldWithOrder()
    const edits = { title: { from: 'Leaking tap', to: 'Older title' } }
    const args = { orderId: 'o1', receiptId: 'r1', edits }
    expect(world.mutate('order/restoreField', args, tech)).toBe('access/not-allowed')
    expect(world.mutate('order/restoreField', args)).toBe('ok')
    expect(world.get('orders/o1').title).toBe('Older title')
  })
})
