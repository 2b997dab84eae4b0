import { describe, expect, it } from 'vitest'
import { admin, customer, later, site, tech, worldWithOrder } from '../world.fixture.ts'

const here = { latitude: 44.4, longitude: -64.3 }
const there = { latitude: 44.5, longitude: -64.4 }
const args = { siteId: 's1', orderId: 'o1', edits: { geo: { from: null, to: here } } }

describe('site/locate', () => {
  it('sets where the site of an order is, and names the order', () => {
    const world = worldWithOrder()
    const before = world.get('sites/s1')
    expect(world.mutate('site/locate', args, tech, later)).toBe('ok')
    expect(world.get('sites/s1')).toEqual({
      ...before,
      geo: here,
      geoOrderId: 'o1',
      updatedAt: later,
      updatedBy: 'tech',
    })
  })

  it('is for those who work on the order, while the office has not closed it', () => {
    const world = worldWithOrder()
    const idle = { ...tech, uid: 'idle' }
    expect(world.mutate('site/locate', args, idle)).toBe('access/not-allowed')
    expect(world.mutate('site/locate', args, { ...tech, status: 'inactive' })).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('site/locate', args, { ...tech, isLapsed: true })).toBe(
      'access/not-allowed',
    )
    world.docs.set('orders/o1', { ...world.get('orders/o1'), status: 'reviewed', open: false })
    expect(world.mutate('site/locate', args, tech)).toBe('order/closed')
    expect(world.mutate('site/locate', args, { ...idle, permissions: ['edit_customers'] })).toBe(
      'ok',
    )
  })

  it('is about no other site, no other field and a point on the earth', () => {
    const world = worldWithOrder()
    world.mutate('site/create', { siteId: 's2', customerId: customer.customerId, ...site })
    expect(world.mutate('site/locate', { ...args, siteId: 's2' }, tech)).toBe('access/not-allowed')
    expect(world.mutate('site/locate', { ...args, orderId: 'none' }, tech)).toBe('doc/missing')
    const wrong = [
      { name: { from: '', to: 'Mine' } },
      { geo: { from: null, to: null } },
      { geo: { from: null, to: { ...here, latitude: 91 } } },
      { geo: { from: null, to: { ...here, longitude: 181 } } },
    ]
    for (const edits of wrong)
      expect(world.mutate('site/locate', { ...args, edits } as typeof args, tech)).toBe(
        'input/invalid',
      )
    expect(world.get('sites/s1').geo).toBe(null)
  })

  it('waits for a person where the office has set another location meanwhile', () => {
    const world = worldWithOrder()
    world.mutate('site/edit', { siteId: 's1', edits: { geo: { from: null, to: there } } }, admin)
    expect(world.mutate('site/locate', args, tech)).toBe('conflict')
    expect(world.get('sites/s1').geo).toEqual(there)
    expect(world.get('sites/s1')).not.toHaveProperty('geoOrderId')
    const seen = { ...args, edits: { geo: { from: there, to: here } } }
    expect(world.mutate('site/locate', seen, tech)).toBe('ok')
    expect(world.get('sites/s1').geo).toEqual(here)
  })

  it('writes nothing where the choice was to take theirs, or the site was erased', () => {
    const world = worldWithOrder()
    expect(world.mutate('site/locate', { ...args, edits: {} }, tech)).toBe('ok')
    expect(world.get('sites/s1')).not.toHaveProperty('geoOrderId')
    world.docs.set('sites/s1', { ...world.get('sites/s1'), erasedAt: later })
    expect(world.mutate('site/locate', args, tech)).toBe('doc/deleted')
  })
})
