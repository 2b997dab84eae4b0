import type { ItemStock, LocationStock } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords, wordMatcher } from '#lib/word-matcher.ts'

/** Rows whose name, number, barcode or category contains every word, ignoring accents. */
export function findStock<Row extends ItemStock | LocationStock>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const matches = wordMatcher(typed)
  return matches ? rows.filter((row) => matches(foldText(wordsOf(row)))) : rows
}

function wordsOf(row: ItemStock | LocationStock): string {
  if ('location' in row) return row.location.name
  const { name, sku, barcode, category } = row.item
  return [name, codeWords(sku), codeWords(barcode), category].join(' ')
}
