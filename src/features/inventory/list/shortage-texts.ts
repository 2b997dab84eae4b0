import type { ItemStock } from '#data/index.ts'
import type { Translate } from '#messages/index.ts'

type Shortages = Pick<ItemStock, 'lowAt' | 'belowAt'>

/** Where a part is below zero, and where else it is below its minimum; null where it is not. One location is named. */
export function shortageTexts(t: Translate, { lowAt, belowAt }: Shortages) {
  const low = lowAt.filter((name) => !belowAt.includes(name))
  return {
    below: belowAt.length === 0 ? null : t('inventory.belowZeroAt', countOf(belowAt)),
    low: low.length === 0 ? null : t('inventory.lowAt', countOf(low)),
  }
}

function countOf(names: readonly string[]) {
  return { count: names.length, name: names[0] ?? '' }
}
