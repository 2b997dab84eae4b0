import type { ItemChoice } from '#data/index.ts'
import { roundQuantity } from '#domain/stock/ledger.ts'

/** How many of a part the reader's van lacks for this quantity; of one that is not in the catalogue it has none. */
export function lackingOf(choice: Pick<ItemChoice, 'inVan'> | null, quantity: number): number {
  return Math.max(0, roundQuantity(quantity - Math.max(0, choice?.inVan ?? 0)))
}
