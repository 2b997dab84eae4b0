import { describe, expect, it } from 'vitest'
import { createWorld, tech } from '../world.fixture.ts'

const stocked = { ...tech, permissions: ['inventory'] }
const pump = {
  itemId: 'pump',
  sku: 'P-1',
  name: 'Pump',
  category: '',
  barcode: '',
  unit: 'piece',
  costMinor: 1000,
  priceMinor: 1500,
  isStocked: true,
  substituteIds: [],
}

describe('an item of the catalogue', () => {
  it('is created and edited by the office, with money in whole minor units', () => {
    const world = createWorld()
    expect(world.mutate('item/create', pump, stocked)).toBe('access/not-allowed')
    expect(world.mutate('item/create', { ...pump, name: ' ' })).toBe('input/invalid')
    expect(world.mutate('item/create', { ...pump, priceMinor: 15.5 })).toBe('input/invalid')
    expect(world.mutate('item/create', pump)).toBe('ok')
    const edit = { itemId: 'pump', edits: { priceMinor: { from: 1500, to: 1600 } } }
    expect(world.mutate('item/edit', edit, stocked)).toBe('access/not-allowed')
    expect(world.mutate('item/edit', edit)).toBe('ok')
    expect(world.mutate('item/edit', { ...edit, itemId: 'none' })).toBe('doc/missing')
    expect(world.get('items/pump')).toMatchObject({ priceMinor: 1600, minimums: {} })
  })

  it('has its own minimum at each location, and two values for one location are a conflict', () => {
    const world = createWorld()
    world.mutate('item/create', pump)
    const set = (place: string, from: number | null, to: number | null) =>
      world.mutate('item/minimum', { itemId: 'pump', edits: { [place]: { from, to } } })
    expect(world.mutate('item/minimum', { itemId: 'pump', edits: {} }, stocked)).toBe(
      'access/not-allowed',
    )
    expect([set('van', null, 2), set('shed', null, 6)]).toEqual(['ok', 'ok'])
    expect(set('van', null, 3)).toBe('conflict')
    expect([set('van', 2, null), set('shed', 6, 8)]).toEqual(['ok', 'ok'])
    expect(world.get('items/pump').minimums).toEqual({ van: null, shed: 8 })
  })
})

describe('stock that comes in', () => {
  it('is entered by the office', () => {
    const world = createWorld()
    const supply = { movementId: 'm1', itemId: 'pump', placeId: 'shed', quantity: 12, reason: '' }
    const shed = {
      locationId: 'shed',
      kind: 'warehouse',
      name: 'Shed',
      technicianId: null,
    } as const
    expect(world.mutate('stock/supply', supply)).toBe('doc/missing')
    world.mutate('location/create', shed)
    expect(world.mutate('stock/supply', supply, stocked)).toBe('access/not-allowed')
    expect(world.mutate('stock/supply', { ...supply, quantity: 0 })).toBe('input/invalid')
    expect(world.mutate('stock/supply', supply)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({ type: 'receive', fromId: null, toId: 'shed' })
  })
})
