import { describe, expect, it } from 'vitest'
import { at, createWorld, tech } from '../world.fixture.ts'

const stocked = { ...tech, permissions: ['inventory'] }
const stamps = { schema: 1, updatedAt: at, updatedBy: 'admin', deletedAt: null }
const pump = {
  itemId: 'pump',
  kind: 'part',
  sku: 'P-1',
  name: 'Pump',
  category: '',
  barcode: '',
  unit: 'piece',
  unitCode: 'C62',
  taxCode: null,
  priceMinor: 1500,
  isStocked: true,
  substituteIds: [],
} as const

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
    expect(world.get('items/pump')).toMatchObject({ priceMinor: 0, minimums: {} })
    expect(world.get('prices/pump').priceMinor).toBe(1600)
    edit.edits.priceMinor.to = 1700
    expect(world.mutate('item/edit', edit)).toBe('conflict')
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

describe('the kind of an item', () => {
  const toKind = (to: 'part' | 'labour') => ({
    itemId: 'pump',
    edits: { kind: { from: 'part', to } },
  })

  it('is a part where none is given, with the unit and tax of such', () => {
    const world = createWorld()
    const { kind: _kind, unitCode: _unit, taxCode: _tax, ...before } = pump
    expect(world.mutate('item/create', before as typeof pump)).toBe('ok')
    expect(world.get('items/pump')).toMatchObject({ kind: 'part', unitCode: 'C62', taxCode: null })
    for (const odd of [{ unitCode: 'XYZ' }, { kind: 'gift' }, { taxCode: 's 21' }]) {
      const args = { ...pump, ...(odd as object), itemId: 'odd' }
      expect(world.mutate('item/create', args)).toBe('input/invalid')
    }
  })

  it('decides whether it is counted: only parts are', () => {
    const world = createWorld()
    world.mutate('item/create', { ...pump, kind: 'labour' })
    expect(world.get('items/pump')).toMatchObject({ kind: 'labour', isStocked: false })
    const counted = { itemId: 'pump', edits: { isStocked: { from: false, to: true } } }
    expect(world.mutate('item/edit', counted)).toBe('ok')
    expect(world.get('items/pump').isStocked).toBe(false)
  })

  it('takes the minimums of what is a part no more', () => {
    const world = createWorld()
    world.mutate('item/create', pump)
    const minimum = { itemId: 'pump', edits: { van: { from: null, to: 2 } } }
    world.mutate('item/minimum', minimum)
    expect(world.mutate('item/edit', toKind('labour'))).toBe('ok')
    expect(world.get('items/pump')).toMatchObject({ isStocked: false, minimums: {} })
    expect(world.mutate('item/minimum', minimum)).toBe('input/invalid')
  })

  it('is edited on an item from before there were kinds', () => {
    const { kind: _kind, taxCode: _tax, ...before } = pump
    const stored = {
      ...before,
      ...stamps,
      minimums: {},
      createdAt: '2026-03-01T08:00:00Z',
      createdBy: 'admin',
    }
    const world = createWorld()
    world.docs.set('items/pump', stored)
    expect(world.mutate('item/edit', toKind('labour'))).toBe('ok')
    const taxed = { itemId: 'pump', edits: { taxCode: { from: null, to: 'S21' } } }
    expect(world.mutate('item/edit', taxed)).toBe('ok')
    expect(world.get('items/pump')).toMatchObject({ kind: 'labour', taxCode: 'S21' })
  })
})

describe('the price of an item', () => {
  const rename = (from: string, to: string) => ({
    itemId: 'pump',
    edits: { name: { from, to } },
  })

  it('is written nowhere where there is none', () => {
    const world = createWorld()
    world.mutate('item/create', { ...pump, priceMinor: 0 })
    expect(world.mutate('item/edit', rename('Pump', 'P'))).toBe('ok')
    expect(world.docs.has('prices/pump')).toBe(false)
    const first = { itemId: 'pump', edits: { priceMinor: { from: 0, to: 900 } } }
    expect(world.mutate('item/edit', first)).toBe('ok')
    expect(world.get('prices/pump').priceMinor).toBe(900)
  })

  it('that the item still holds is moved by the next change of the item, once', () => {
    const world = createWorld()
    world.mutate('item/create', { ...pump, priceMinor: 0 })
    world.docs.set('items/pump', { ...world.get('items/pump'), priceMinor: 900 })
    expect(world.mutate('item/edit', rename('Pump', 'Pump 2'))).toBe('ok')
    expect(world.get('items/pump').priceMinor).toBe(0)
    const edit = { itemId: 'pump', edits: { priceMinor: { from: 900, to: 950 } } }
    expect(world.mutate('item/edit', edit)).toBe('ok')
    expect(world.mutate('item/edit', rename('Pump 2', 'Pump 3'))).toBe('ok')
    expect(world.get('prices/pump').priceMinor).toBe(950)
  })

  it('that was removed as unreadable starts again', () => {
    const world = createWorld()
    world.mutate('item/create', pump)
    world.docs.set('prices/pump', { ...stamps, deletedAt: stamps.updatedAt })
    const edit = { itemId: 'pump', edits: { priceMinor: { from: 0, to: 950 } } }
    expect(world.mutate('item/edit', edit)).toBe('ok')
    expect(world.get('prices/pump')).toMatchObject({ priceMinor: 950, deletedAt: null })
  })
})

describe('the cost of an item that an older app sends', () => {
  it('is kept where technicians cannot read it', () => {
    const world = createWorld()
    expect(world.mutate('item/create', { ...pump, costMinor: 1000 })).toBe('ok')
    expect(world.get('items/pump').costMinor).toBe(0)
    expect(world.get('costs/pump')).toMatchObject({ kind: 'item', costMinor: 1000 })
    const edit = (from: number, to: number) =>
      world.mutate('item/edit', { itemId: 'pump', edits: { costMinor: { from, to } } })
    expect(edit(1000, 1100)).toBe('ok')
    expect(edit(1000, 1200)).toBe('conflict')
    expect(world.get('items/pump').costMinor).toBe(0)
    expect(world.get('costs/pump').costMinor).toBe(1100)
  })

  it('is written nowhere where there is none', () => {
    const world = createWorld()
    world.mutate('item/create', pump)
    world.mutate('item/edit', { itemId: 'pump', edits: { name: { from: 'Pump', to: 'P' } } })
    expect(world.docs.has('costs/pump')).toBe(false)
  })

  it('is moved by the next change of the item, once', () => {
    const world = createWorld()
    world.mutate('item/create', pump)
    world.docs.set('items/pump', { ...world.get('items/pump'), costMinor: 900 })
    const rename = (from: string, to: string) =>
      world.mutate('item/edit', { itemId: 'pump', edits: { name: { from, to } } })
    expect(rename('Pump', 'Pump 2')).toBe('ok')
    expect(world.get('items/pump').costMinor).toBe(0)
    expect(world.get('costs/pump').costMinor).toBe(900)
    const set = { costMinor: { from: 900, to: 950 } }
    expect(world.mutate('cost/set', { costId: 'pump', kind: 'item', edits: set })).toBe('ok')
    expect(rename('Pump 2', 'Pump 3')).toBe('ok')
    expect(world.get('costs/pump').costMinor).toBe(950)
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
