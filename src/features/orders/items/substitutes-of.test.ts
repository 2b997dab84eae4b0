import { expect, it } from 'vitest'
import type { ItemChoice } from '#data/index.ts'
import type { Item } from '#domain/entities/item.ts'
import { substitutesOf } from './substitutes-of.ts'

const item: Item = {
  id: 'pump',
  sku: 'P-1',
  name: 'Pump',
  category: '',
  barcode: '',
  unit: 'piece',
  costMinor: 0,
  priceMinor: 0,
  minimums: {},
  kind: 'part',
  unitCode: 'C62',
  taxCode: null,
  isStocked: true,
  substituteIds: ['small', 'large', 'far'],
  archivedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  createdBy: 'owner',
  schema: 1,
  updatedAt: '2026-03-01T08:00:00.000Z',
  updatedBy: 'owner',
  deletedAt: null,
}
const choice = (id: string, inVan: number): ItemChoice => ({
  item: { ...item, id, substituteIds: id === 'pump' ? item.substituteIds : [] },
  vanId: 'van',
  inVan,
})

it('offers substitutes that are in the van, largest quantity first', () => {
  const pump = choice('pump', 0)
  const all = [pump, choice('small', 1), choice('large', 3), choice('far', 0), choice('other', 9)]
  expect(substitutesOf(pump, all).map(({ item: { id } }) => id)).toEqual(['large', 'small'])
  expect(substitutesOf(choice('other', 0), all)).toEqual([])
})
