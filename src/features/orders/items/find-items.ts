import type { ItemChoice } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'

/** Items in which every typed word starts a word or occurs in a number; those in the van come first. */
export function findItems(choices: readonly ItemChoice[], typed: string): readonly ItemChoice[] {
  const wanted = wordsOf(typed)
  return choices
    .filter(({ item }) => {
      const words = [...wordsOf(`${item.name} ${item.category}`), item.sku, item.barcode].map(
        foldText,
      )
      return wanted.every((word) => words.some((one) => one.startsWith(word)))
    })
    .toSorted((a, b) => Number(b.inVan > 0) - Number(a.inVan > 0))
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean)
}
