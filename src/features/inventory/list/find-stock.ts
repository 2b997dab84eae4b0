import { itemWords } from '#components/stock/item-words.ts'
import type { ItemStock, LocationStock } from '#data/index.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'

/** Rows by name, number, barcode or category. */
export function findStock<Row extends ItemStock | LocationStock>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  return findByWords(rows, typed, { text: wordsOf, name: nameOf })
}

function nameOf(row: ItemStock | LocationStock): string {
  return 'location' in row ? row.location.name : row.item.name
}

function wordsOf(row: ItemStock | LocationStock): string {
  return 'location' in row ? foldText(row.location.name) : itemWords(row.item)
}
