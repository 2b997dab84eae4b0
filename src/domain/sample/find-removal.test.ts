import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CollectionName } from '../entities/collections.ts'
import { isSampleId } from '../entities/sample-id.ts'
import {
  sampleCollections,
  type SampleCollection,
} from '../mutation/mutators/sample/sample-remove.ts'
import { createWorld, customer, order } from '../mutation/mutators/world.fixture.ts'
import { splitRef } from '../mutation/refs.ts'
import type { Ref } from '../mutation/types.ts'
import { parseRow } from '../stored/parse-row.ts'
import { type CompanyDocs, findRemoval, removalParts } from './find-removal.ts'
import { samplePlan } from './sample.fixture.ts'

type World = ReturnType<typeof createWorld>

const full = createWorld()
for (const { name, args } of samplePlan()) full.mutate(name, args)
full.mutate('customer/create', customer)

function filled(): World {
  const world = createWorld()
  for (const [ref, doc] of full.docs) world.docs.set(ref, doc)
  return world
}

/** The documents that are not deleted. */
function docsIn(world: World): CompanyDocs {
  const docs = Object.fromEntries(
    [...sampleCollections, 'movements' as const].map((name): [CollectionName, unknown[]] => [
      name,
      [],
    ]),
  )
  for (const [ref, doc] of world.docs) {
    const [collection, id] = splitRef(ref)
    const parsed = parseRow(collection as CollectionName, id, doc)
    if (parsed.ok && typeof doc.deletedAt !== 'string') docs[collection]?.push(parsed.value)
  }
  return docs as unknown as CompanyDocs
}

function removeFrom(world: World, changed: readonly Ref[] = []) {
  const found = findRemoval(docsIn(world), new Set(changed))
  for (const refs of removalParts(found.refs)) world.mutate('sample/remove', { refs: [...refs] })
  return found
}

const sampleLeft = (world: World) =>
  sampleCollections.flatMap((name) =>
    docsIn(world)[name].flatMap(({ id }) => (isSampleId(id) ? [`${name}/${id}`] : [])),
  )

const at = 'sample_1_' as const
const bakery = { customerId: `${at}customer_bakery`, siteId: `${at}site_bakery` }
const use = {
  movementId: 'm1',
  orderId: 'o1',
  itemId: `${at}part_sensor`,
  name: '',
  unit: '',
  quantity: 1,
  placeId: `${at}location_van`,
  back: false,
}

describe('removing the sample data', () => {
  it('leaves nothing of it but tombstones and the stock ledger, and all of the company’s own', () => {
    const world = filled()
    world.mutate('order/create', order)
    const { counts, kept, changed } = removeFrom(world, ['orders/o1'])
    expect(counts).toEqual({
      messages: 3,
      visits: 9,
      orders: 26,
      assets: 11,
      sites: 11,
      customers: 8,
      templates: 2,
      items: 12,
      locations: 2,
    } satisfies Record<SampleCollection, number>)
    expect([kept, changed, sampleLeft(world)]).toEqual([[], [], []])
    for (const ref of ['customers/cu1', 'sites/s1', 'orders/o1'] as const)
      expect(world.get(ref).deletedAt ?? null).toBeNull()
  })

  it('takes no more than one mutation can, and continues where it was interrupted', () => {
    const world = filled()
    const parts = removalParts(findRemoval(docsIn(world), new Set()).refs)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(50)
    world.mutate('sample/remove', { refs: [...(parts[0] ?? [])] })
    removeFrom(world)
    expect(sampleLeft(world)).toEqual([])
    expect(removalParts(findRemoval(docsIn(world), new Set()).refs)).toEqual([])
  })

  it('keeps the customer, site and equipment of an own order', () => {
    const world = filled()
    world.mutate('order/create', { ...order, ...bakery, assetIds: [`${at}asset_cooler`] })
    const { kept, refs } = removeFrom(world)
    expect(kept).toEqual([
      { ref: `customers/${at}customer_bakery`, name: 'Golden Crust Bakery' },
      { ref: `sites/${at}site_bakery`, name: '14 Mill Lane' },
      { ref: `assets/${at}asset_cooler`, name: 'Walk-in cooler' },
    ])
    expect(sampleLeft(world)).toEqual(kept.map(({ ref }) => ref).toReversed())
    expect(refs).not.toContain(`customers/${at}customer_bakery`)
    // Once the own order is gone, they go too.
    world.mutate('order/delete', { orderId: 'o1' })
    removeFrom(world)
    expect(sampleLeft(world)).toEqual([])
  })

  it.each(['an own site', 'own equipment'])('keeps what %s belongs to', (what) => {
    const world = filled()
    const { siteId, customerId } = bakery
    if (what === 'an own site')
      world.mutate('site/create', { ...customer.site, siteId: 'own', customerId })
    else {
      const facts = { maker: '', model: '', serial: '', barcode: '', notes: '', name: 'Oven' }
      const days = { inServiceOn: null, warrantyUntil: null }
      world.mutate('asset/create', { ...facts, ...days, assetId: 'own', siteId })
    }
    // The customer's main site stays with it.
    expect(removeFrom(world).kept.map(({ ref }) => ref)).toEqual([
      `customers/${customerId}`,
      `sites/${siteId}`,
    ])
  })

  it('keeps a part and the van that an own order took it from, but not what was only practice', () => {
    const world = filled()
    world.mutate('order/create', order)
    world.mutate('stock/use', { ...use, movementId: 'm2', orderId: `${at}order_noHeating` })
    world.mutate('stock/supply', {
      movementId: 'm3',
      itemId: `${at}part_tape`,
      placeId: `${at}location_warehouse`,
      quantity: 1,
      reason: '',
    })
    expect(findRemoval(docsIn(world), new Set()).kept).toEqual([])
    world.mutate('stock/use', use)
    expect(removeFrom(world).kept).toEqual([
      { ref: `locations/${at}location_van`, name: 'Van 1' },
      { ref: `items/${at}part_sensor`, name: 'Temperature sensor' },
    ])
  })

  it('keeps a location with stock of an own part, and a part in an own location', () => {
    const world = filled()
    const part = { sku: 'X', category: '', barcode: '', unit: 'piece', costMinor: 1, priceMinor: 1 }
    world.mutate('item/create', {
      ...part,
      itemId: 'own',
      name: 'Own',
      kind: 'part',
      unitCode: 'C62',
      taxCode: null,
      isStocked: true,
      substituteIds: [],
    })
    world.mutate('location/create', {
      locationId: 'home',
      kind: 'warehouse',
      name: 'Home',
      technicianId: null,
    })
    const supply = { quantity: 1, reason: '' }
    const van = `${at}location_van`
    world.mutate('stock/supply', { ...supply, movementId: 'm1', itemId: 'own', placeId: van })
    const itemId = `${at}part_tape`
    world.mutate('stock/supply', { ...supply, movementId: 'm2', itemId, placeId: 'home' })
    expect(removeFrom(world).kept.map(({ ref }) => ref)).toEqual([
      `locations/${van}`,
      `items/${itemId}`,
    ])
  })

  it('names what people changed, and removes it', () => {
    const world = filled()
    const changed: Ref[] = [`orders/${at}order_noHeating`, 'orders/o1']
    const found = removeFrom(world, changed)
    expect(found.changed).toEqual([{ ref: changed[0], name: 'No heating' }])
    expect(sampleLeft(world)).toEqual([])
  })

  it('never touches what is not sample data, whatever an own order names', () => {
    const ids = fc.constantFrom(
      'cu1',
      ...['bakery', 'dentist', 'hotel'].map((key) => `${at}customer_${key}`),
    )
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 4 }), (customers) => {
        const world = filled()
        for (const [i, customerId] of customers.entries()) {
          const siteId = customerId === 'cu1' ? 's1' : customerId.replace('customer', 'site')
          world.mutate('order/create', { ...order, orderId: `own${i}`, customerId, siteId })
        }
        const before = new Map(world.docs)
        removeFrom(world)
        for (const [ref, doc] of before)
          if (!isSampleId(splitRef(ref)[1])) expect(world.docs.get(ref)).toEqual(doc)
        for (const customerId of customers)
          expect(world.get(`customers/${customerId}`).deletedAt ?? null).toBeNull()
      }),
      { seed: 11, numRuns: 8 },
    )
  })
})
