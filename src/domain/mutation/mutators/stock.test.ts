import { describe, expect, it } from 'vitest'
import { at, createWorld, tech } from './world.fixture.ts'

describe('stock', () => {
  const stocked = { ...tech, permissions: ['inventory'] }
  const created = {
    createdAt: at,
    createdBy: 'admin',
    schema: 1,
    updatedAt: at,
    updatedBy: 'admin',
  }
  function worldWithVans() {
    const world = createWorld()
    for (const uid of ['tech', 'mate']) {
      const van = { kind: 'van', name: uid, technicianId: uid, ...created }
      world.docs.set(`locations/van-${uid}`, van)
    }
    return world
  }
  const use = {
    movementId: 'm1',
    orderId: 'o1',
    itemId: 'pump',
    name: 'Pump',
    unit: 'piece',
    quantity: 2,
    placeId: 'van-tech',
    back: false,
  }

  it('is used from one’s own van, in any quantity, or written down in words', () => {
    const world = worldWithVans()
    expect(world.mutate('stock/use', use, tech)).toBe('access/not-allowed')
    const mates = { ...use, placeId: 'van-mate' }
    expect(world.mutate('stock/use', mates, stocked)).toBe('access/not-allowed')
    expect(world.mutate('stock/use', { ...use, quantity: 0 }, stocked)).toBe('input/invalid')
    expect(world.mutate('stock/use', use, stocked)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({
      type: 'consume',
      fromId: 'van-tech',
      toId: null,
      actorId: 'tech',
      readerIds: ['tech'],
    })
    const words = { ...use, movementId: 'm2', itemId: null, placeId: null }
    expect(world.mutate('stock/use', words, tech)).toBe('ok')
    expect(world.mutate('stock/use', { ...words, name: ' ' }, tech)).toBe('input/invalid')
  })

  it('arrives only where it was sent', () => {
    const world = worldWithVans()
    expect(world.mutate('stock/use', use, stocked)).toBe('ok')
    const take = { transferId: 'm1', quantity: 2, placeId: 'van-tech' }
    expect(world.mutate('stock/receive', take, stocked)).toBe('access/not-allowed')
  })

  it('changes hands when both sides have said so, and once', () => {
    const world = worldWithVans()
    const mate = { ...stocked, uid: 'mate' }
    const send = {
      movementId: 'm1',
      itemId: 'pump',
      quantity: 3,
      fromId: 'van-tech',
      toId: 'van-mate',
      reason: '',
    }
    expect(world.mutate('stock/send', send, mate)).toBe('access/not-allowed')
    expect(world.mutate('stock/send', send, stocked)).toBe('ok')
    expect(world.get('movements/m1').readerIds).toEqual(['tech', 'mate'])
    const take = { transferId: 'm1', quantity: 2, placeId: 'van-mate' }
    expect(world.mutate('stock/receive', take, stocked)).toBe('access/not-allowed')
    expect(world.mutate('stock/receive', take, mate)).toBe('ok')
    expect(world.get('movements/m1_in')).toMatchObject({
      type: 'transferIn',
      toId: 'van-mate',
      quantity: 2,
      readerIds: ['mate', 'tech'],
    })
    const back = { ...take, placeId: 'van-tech' }
    expect(world.mutate('stock/receive', back, stocked)).toBe('ok')
    expect(world.get('movements/m1_in').toId).toBe('van-mate')
  })

  it('is counted against what the ledger says', () => {
    const world = worldWithVans()
    const count = { movementId: 'm1', itemId: 'pump', placeId: 'van-tech', reason: '' }
    expect(world.mutate('stock/count', { ...count, found: 1, expected: 4 }, stocked)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({ type: 'count', quantity: -3 })
  })
})
