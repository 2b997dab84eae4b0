import type { SampleChange, SampleMaker } from './sample-maker.ts'
import { priceIn } from './price-in.ts'
import { codeOfUnit } from '../stock/unit-codes.ts'
import { type PartKey, partSpecs } from './sample-world.ts'

/** The catalogue, a warehouse and a van, and what is in them. */
export function planStock(maker: SampleMaker): readonly SampleChange[] {
  const { words, idOf, change } = maker
  const locations = (['warehouse', 'van'] as const).map((kind) =>
    change(`location_${kind}_add`, 'location/create', {
      locationId: idOf(`location_${kind}`),
      kind,
      name: words.locations[kind],
      technicianId: null,
    }),
  )
  const parts = (Object.keys(partSpecs) as PartKey[]).flatMap((key) => planPart(maker, key))
  return [...locations, ...parts]
}

function planPart({ words, idOf, change, company }: SampleMaker, key: PartKey): SampleChange[] {
  const { sku, category, unit, cost, price, stock } = partSpecs[key]
  const [inWarehouse, inVan, minimum] = stock
  const itemId = idOf(`part_${key}`)
  const supply = (kind: 'warehouse' | 'van', quantity: number): SampleChange[] =>
    quantity === 0
      ? []
      : [
          change(`stock_${key}_${kind}_add`, 'stock/supply', {
            movementId: idOf(`stock_${key}_${kind}`),
            itemId,
            placeId: idOf(`location_${kind}`),
            quantity,
            reason: words.openingStock,
          }),
        ]
  const van = idOf('location_van')
  return [
    change(`part_${key}_add`, 'item/create', {
      itemId,
      sku,
      name: words.parts[key],
      category: words.categories[category],
      barcode: '',
      unit,
      priceMinor: priceIn(company.currency, price),
      kind: 'part',
      unitCode: codeOfUnit[unit],
      taxCode: null,
      isStocked: true,
      substituteIds: [],
    }),
    change(`part_${key}_cost`, 'cost/set', {
      costId: itemId,
      kind: 'item',
      edits: { costMinor: { from: 0, to: priceIn(company.currency, cost) } },
    }),
    ...(minimum === null
      ? []
      : [
          change(`part_${key}_minimum`, 'item/minimum', {
            itemId,
            edits: { [van]: { from: null, to: minimum } },
          }),
        ]),
    ...supply('warehouse', inWarehouse),
    ...supply('van', inVan),
  ]
}
