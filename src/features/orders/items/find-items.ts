import type { ItemChoice } from '#data/index.ts'
import { nearWordTest } from '#lib/near-word.ts'
import { foldText } from '#lib/fold-text.ts'
import { wordsOf } from '#lib/words-of.ts'

/**
 * Items in which every typed word starts a word or a number; where there are none, those that a slip of the finger may
 * have meant. Those in the van come first.
 */
export function findItems(choices: readonly ItemChoice[], typed: string): readonly ItemChoice[] {
  const wanted = wordsOf(typed)
  const exact = itemsWith(choices, (words) =>
    wanted.every((word) => words.some((one) => one.startsWith(word))),
  )
  return exact.length > 0 ? exact : itemsWith(choices, nearWordTest(wanted))
}

function itemsWith(
  choices: readonly ItemChoice[],
  fit: (words: readonly string[]) => boolean,
): readonly ItemChoice[] {
  return choices
    .filter(({ item }) => {
      const words = [...wordsOf(`${item.name} ${item.category}`), item.sku, item.barcode].map(
        foldText,
      )
      return fit(words)
    })
    .toSorted((a, b) => Number(b.inVan > 0) - Number(a.inVan > 0))
}
