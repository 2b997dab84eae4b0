import { describe, expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

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

  it('is used from one’s own van without a permission, and from others’ with one', () => {
    const world = worldWithVans()
    const mates = { ...use, placeId: 'van-mate' }
    expect(world.mutate('stock/use', mates, tech)).toBe('access/not-allowed')
    expect(world.mutate('stock/use', { ...use, placeId: 'nowhere' }, tech)).toBe('doc/missing')
    expect(world.mutate('stock/use', { ...use, quantity: 0 }, tech)).toBe('input/invalid')
    expect(world.mutate('stock/use', { ...use, quantity: 1e-9 }, tech)).toBe('input/invalid')
    expect(world.mutate('stock/use', { ...use, quantity: 10_001 }, tech)).toBe('input/invalid')
    expect(world.mutate('stock/use', use, tech)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({
      type: 'consume',
      fromId: 'van-tech',
      toId: null,
      orderId: 'o1',
      lateOrderId: null,
      actorId: 'tech',
      readerIds: ['tech'],
    })
    expect(world.mutate('stock/use', { ...mates, movementId: 'm2' }, stocked)).toBe('ok')
    const words = { ...use, movementId: 'm3', itemId: null, placeId: null }
    expect(world.mutate('stock/use', words, tech)).toBe('ok')
    expect(world.mutate('stock/use', { ...words, name: ' ' }, tech)).toBe('input/invalid')
  })

  it.each<[string, Doc | null, boolean]>([
    ['is being worked on', { status: 'onSite', assigneeIds: ['tech'], isSent: true }, false],
    ['was invoiced', { status: 'invoiced', assigneeIds: ['tech'], isSent: true }, true],
    ['was reassigned', { status: 'onSite', assigneeIds: ['mate'], isSent: true }, true],
    ['cannot be read', {}, true],
    ['is not there', null, true],
  ])('that was used is in the ledger although its order %s', (_, order, isLate) => {
    const world = worldWithVans()
    const peeked = new Map<Ref, Doc | null>([['orders/o1', order]])
    const prepared = prepareMutation('stock/use', use)
    if (!prepared.ok) throw new Error('not prepared')
    const run = prepared.value.run({ actor: tech, at, peeked }, world.docs)
    const ids = isLate ? { orderId: null, lateOrderId: 'o1' } : { orderId: 'o1', lateOrderId: null }
    expect(run).toMatchObject({ ok: true, value: { writes: [{ doc: ids }] } })
  })

  it('that was used too late is added to the order by the office, once and from no location', () => {
    const world = worldWithVans()
    const kept = { ...use, movementId: 'm1_kept', placeId: null, readerIds: ['mate'] }
    expect(world.mutate('stock/use', kept, tech)).toBe('access/not-allowed')
    expect(world.mutate('stock/use', { ...kept, placeId: 'van-tech' })).toBe('access/not-allowed')
    expect(world.mutate('stock/use', kept)).toBe('ok')
    const added = world.get('movements/m1_kept')
    expect(added).toMatchObject({ orderId: 'o1', fromId: null, readerIds: ['admin', 'mate'] })
    expect(world.mutate('stock/use', { ...kept, quantity: 5 })).toBe('ok')
    expect(world.get('movements/m1_kept')).toEqual(added)
    expect(world.mutate('stock/use', { ...kept, orderId: 'o2' })).toBe('access/not-allowed')
  })

  it('that was used too late is not added to an order that is gone', () => {
    const kept = { ...use, movementId: 'm1_kept', placeId: null }
    const prepared = prepareMutation('stock/use', kept)
    if (!prepared.ok) throw new Error('not prepared')
    const peeked = new Map<Ref, Doc | null>([['orders/o1', null]])
    const run = prepared.value.run({ actor: admin, at, peeked }, worldWithVans().docs)
    expect(run).toMatchObject({ ok: false, problem: { type: 'order/closed' } })
  })

  it('names no other readers unless it was used too late', () => {
    const world = worldWithVans()
    expect(world.mutate('stock/use', { ...use, readerIds: ['mate'] })).toBe('ok')
    expect(world.get('movements/m1').readerIds).toEqual(['admin', 'tech'])
  })

  it('of an item that is not in the catalogue is not moved', () => {
    const world = worldWithVans()
    const prepared = prepareMutation('stock/use', use)
    if (!prepared.ok) throw new Error('not prepared')
    const peeked = new Map<Ref, Doc | null>([['items/pump', null]])
    const run = prepared.value.run({ actor: tech, at, peeked }, world.docs)
    expect(run).toMatchObject({ ok: false, problem: { type: 'doc/missing', ref: 'items/pump' } })
  })

  it('arrives only where it was sent', () => {
    const world = worldWithVans()
    expect(world.mutate('stock/use', use, stocked)).toBe('ok')
    const take = { transferId: 'm1', quantity: 2, placeId: 'van-tech' }
    expect(world.mutate('stock/receive', take, stocked)).toBe('access/not-allowed')
  })

  it('is never moved under the id of an arrival', () => {
    const world = worldWithVans()
    const send = { itemId: 'pump', quantity: 1, fromId: 'van-tech', toId: 'van-mate', reason: '' }
    expect(world.mutate('stock/send', { ...send, movementId: 'm1' }, tech)).toBe('ok')
    expect(world.mutate('stock/use', { ...use, movementId: 'm1_in' }, tech)).toBe(
      'access/not-allowed',
    )
    const take = { transferId: 'm1', quantity: 1, placeId: 'van-mate' }
    expect(world.mutate('stock/receive', take, { ...tech, uid: 'mate' })).toBe('ok')
    expect(world.get('movements/m1_in').type).toBe('transferIn')
  })

  it('is taken from a warehouse into one’s own van with a permission', () => {
    const world = worldWithVans()
    world.docs.set('locations/store', { kind: 'warehouse', name: 'Store', ...created })
    const ends = { fromId: 'store', toId: 'van-tech' }
    const send = { movementId: 'm1', itemId: 'pump', quantity: 2, reason: '', ...ends }
    expect(world.mutate('stock/send', send, tech)).toBe('access/not-allowed')
    expect(world.mutate('stock/send', send, stocked)).toBe('ok')
    const take = { transferId: 'm1', quantity: 2, placeId: 'van-tech' }
    expect(world.mutate('stock/receive', take, stocked)).toBe('ok')
    expect(world.get('movements/m1_in')).toMatchObject({ ...ends, type: 'transferIn', quantity: 2 })
  })

  it('changes hands once, after both sides have reported it', () => {
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
    const bare = { ...mate, permissions: [] }
    expect(world.mutate('stock/send', send, bare)).toBe('access/not-allowed')
    expect(world.mutate('stock/send', { ...send, have: 2 }, tech)).toBe('input/invalid')
    expect(world.mutate('stock/send', { ...send, have: 3 }, tech)).toBe('ok')
    expect(world.get('movements/m1').readerIds).toEqual(['tech', 'mate'])
    const take = { transferId: 'm1', quantity: 2, placeId: 'van-mate' }
    expect(world.mutate('stock/receive', take, stocked)).toBe('access/not-allowed')
    expect(world.mutate('stock/receive', { ...take, quantity: 4 }, mate)).toBe('input/invalid')
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
    const away = { ...count, placeId: 'store', found: 0, expected: 88 }
    world.docs.set('locations/store', { kind: 'warehouse', name: 'Store', ...created })
    expect(world.mutate('stock/count', away, stocked)).toBe('access/not-allowed')
    expect(world.mutate('stock/count', { ...count, found: 1, expected: 4 }, tech)).toBe(
      'access/not-allowed',
    )
    expect(world.mutate('stock/count', { ...count, found: 1, expected: 4 }, stocked)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({ type: 'count', quantity: -3 })
  })
})
