import type { Item } from '#domain/entities/item.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords } from '#lib/word-matcher.ts'

/** What an item is found by, folded for `wordMatcher`: its name, numbers and category. */
export function itemWords({
  name,
  sku,
  barcode,
  category,
}: Pick<Item, 'name' | 'sku' | 'barcode' | 'category'>): string {
  return foldText([name, codeWords(sku), codeWords(barcode), category].join(' '))
}
