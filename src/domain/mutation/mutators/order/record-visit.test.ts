import { describe, expect, it } from 'vitest'
import { boiler } from '../customer/asset.fixture.ts'
import { at, order, tech, worldWithOrder } from '../world.fixture.ts'

describe('a visit', () => {
  const worked = () => {
    const world = worldWithOrder()
    world.mutate('asset/create', boiler)
    const edits = { assetIds: { from: [], to: ['a1'] } }
    expect(world.mutate('order/edit', { orderId: 'o1', edits })).toBe('ok')
    const note = { resolution: { from: '', to: 'New washer.' } }
    world.mutate('order/edit', { orderId: 'o1', edits: note }, tech)
    world.mutate('order/move', { orderId: 'o1', to: 'onSite' }, tech)
    return world
  }

  it('is recorded when the work ends, with what was done and on which assets', () => {
    const world = worked()
    expect(world.docs.has('visits/o1')).toBe(false)
    const end = { orderId: 'o1', to: 'partlyDone', reason: 'Parts must be ordered' } as const
    expect(world.mutate('order/move', end, tech)).toBe('ok')
    expect(world.get('visits/o1')).toMatchObject({
      siteId: 's1',
      title: order.title,
      assetIds: ['a1'],
      outcome: 'partlyDone',
      note: 'New washer.\nParts must be ordered',
      at,
      by: 'tech',
    })
  })

  it('is reopened by an undo, and stays as it was when the office moves the order on', () => {
    const world = worked()
    world.mutate('order/move', { orderId: 'o1', to: 'done' }, tech)
    const back = { orderId: 'o1', from: 'done', to: 'onSite' } as const
    expect(world.mutate('order/takeBack', back, tech)).toBe('ok')
    expect(world.get('visits/o1').outcome).toBe('open')
    world.mutate('order/move', { orderId: 'o1', to: 'done' }, tech)
    world.mutate('order/move', { orderId: 'o1', to: 'reviewed' })
    expect(world.get('visits/o1').outcome).toBe('done')
  })

  it('is recorded with a late step that the office accepts on a cancelled order', () => {
    const world = worked()
    world.mutate('order/move', { orderId: 'o1', to: 'cancelled', reason: 'Customer called' })
    expect(world.mutate('order/move', { orderId: 'o1', from: 'onSite', to: 'done' }, tech)).toBe(
      'ok',
    )
    expect(world.get('orders/o1').status).toBe('cancelled')
    expect(world.docs.has('visits/o1')).toBe(false)
    expect(world.mutate('order/review', { orderId: 'o1', choice: 'take' })).toBe('ok')
    expect(world.get('orders/o1').status).toBe('done')
    expect(world.get('visits/o1')).toMatchObject({ outcome: 'done', by: 'tech', at })
  })
})
