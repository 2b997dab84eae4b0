import type { Item } from '#domain/entities/item.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { itemWords } from './item-words.ts'

/** Rows by the name, numbers and category of their item. */
export function findByItem<Row>(
  rows: readonly Row[],
  typed: string,
  itemOf: (row: Row) => Pick<Item, 'name' | 'sku' | 'barcode' | 'category'>,
): readonly Row[] {
  return findByWords(rows, typed, {
    text: (row) => itemWords(itemOf(row)),
    name: (row) => itemOf(row).name,
  })
}
