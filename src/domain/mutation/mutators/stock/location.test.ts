import { describe, expect, it } from 'vitest'
import { createWorld, tech } from '../world.fixture.ts'

const stocked = { ...tech, permissions: ['inventory'] }
const van = { locationId: 'van', kind: 'van', name: 'Van 3', technicianId: 'tech' } as const
const give = (from: string | null, to: string | null) => ({
  locationId: 'van',
  edits: { technicianId: { from, to } },
})
const use = {
  orderId: 'o1',
  itemId: 'pump',
  name: 'Pump',
  unit: 'piece',
  quantity: 2,
  placeId: 'van',
  back: false,
}

function worldWithVan() {
  const world = createWorld()
  expect(world.mutate('location/create', van)).toBe('ok')
  return world
}

describe('a stock location', () => {
  it('is created and edited by the office; only a van belongs to someone', () => {
    const world = worldWithVan()
    expect(world.mutate('location/create', { ...van, locationId: 'v2' }, stocked)).toBe(
      'access/not-allowed',
    )
    const shed = {
      locationId: 'shed',
      kind: 'warehouse',
      name: 'Shed',
      technicianId: null,
    } as const
    expect(world.mutate('location/create', { ...shed, technicianId: 'tech' })).toBe('input/invalid')
    expect(world.mutate('location/create', shed)).toBe('ok')
    const give = { locationId: 'shed', edits: { technicianId: { from: null, to: 'tech' } } }
    expect(world.mutate('location/edit', give)).toBe('input/invalid')
    expect(world.mutate('location/edit', give, stocked)).toBe('access/not-allowed')
    const rename = { locationId: 'shed', edits: { name: { from: 'Shed', to: 'Barn' } } }
    expect(world.mutate('location/edit', rename)).toBe('ok')
    expect(world.get('locations/shed')).toMatchObject({ name: 'Barn', formerTechnicianIds: [] })
  })

  it('accepts what its former technician did before they learned of the change', () => {
    const world = worldWithVan()
    expect(world.mutate('location/edit', give('tech', 'mate'))).toBe('ok')
    expect(world.get('locations/van')).toMatchObject({
      technicianId: 'mate',
      formerTechnicianIds: ['tech'],
    })
    expect(world.mutate('stock/use', { movementId: 'm1', ...use }, stocked)).toBe('ok')
    expect(world.get('movements/m1')).toMatchObject({ readerIds: ['tech', 'mate'] })
    const stranger = { ...stocked, uid: 'stranger', permissions: [] }
    expect(world.mutate('stock/use', { movementId: 'm2', ...use }, stranger)).toBe(
      'access/not-allowed',
    )
  })

  it('reports a conflict where two people gave a van away, and keeps its holder', () => {
    const world = worldWithVan()
    world.mutate('location/edit', give('tech', 'mate'))
    expect(world.mutate('location/edit', give('tech', 'other'))).toBe('conflict')
    expect(world.get('locations/van')).toMatchObject({
      technicianId: 'mate',
      formerTechnicianIds: ['tech'],
    })
  })

  it('shows its earlier movements to its new holder and to no one else', () => {
    const world = worldWithVan()
    world.mutate('stock/use', { movementId: 'm1', ...use }, stocked)
    const shed = {
      locationId: 'shed',
      kind: 'warehouse',
      name: 'Shed',
      technicianId: null,
    } as const
    world.mutate('location/create', shed)
    world.mutate('stock/supply', { ...use, movementId: 'm2', placeId: 'shed', reason: '' })
    const share = { locationId: 'van', readerId: 'mate', movementIds: ['m1', 'm2', 'm1'] }
    expect(world.mutate('location/share', share, stocked)).toBe('access/not-allowed')
    expect(world.mutate('location/share', share)).toBe('ok')
    expect(world.get('movements/m1').readerIds).toEqual(['tech', 'mate'])
    expect(world.get('movements/m2').readerIds).toEqual(['admin'])
    expect(world.mutate('location/share', { ...share, movementIds: ['none'] })).toBe('doc/missing')
  })
})
