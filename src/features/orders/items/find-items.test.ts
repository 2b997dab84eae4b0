import { expect, test } from 'vitest'
import type { ItemChoice } from '#data/index.ts'
import { findItems } from './find-items.ts'

function choice(name: string, sku: string, inVan = 0): ItemChoice {
  const at = '2026-05-01T00:00:00.000Z'
  return {
    vanId: 'van',
    inVan,
    item: {
      id: sku,
      sku,
      name,
      category: 'heating',
      barcode: `20${sku}`,
      unit: 'piece',
      costMinor: 0,
      priceMinor: 0,
      minimums: {},
      kind: 'part',
      unitCode: 'C62',
      taxCode: null,
      isStocked: true,
      substituteIds: [],
      archivedAt: null,
      createdAt: at,
      createdBy: 'a',
      schema: 1,
      updatedAt: at,
      updatedBy: 'a',
      deletedAt: null,
    },
  }
}
const choices = [choice('Válvula de alivio', 'H-1'), choice('Circulation pump 25-60', 'H-2', 3)]
const found = (typed: string) => findItems(choices, typed).map(({ item }) => item.sku)

test('items in the van come first', () => {
  expect(found('')).toEqual(['H-2', 'H-1'])
})

test.each([
  ['valv', ['H-1']],
  ['pump circ', ['H-2']],
  ['h-2', ['H-2']],
  ['20h-1', ['H-1']],
  ['heating', ['H-2', 'H-1']],
  ['ump', []],
  ['cirulation', ['H-2']],
  ['valvla', ['H-1']],
])('%s finds %j', (typed, skus) => {
  expect(found(typed)).toEqual(skus)
})
