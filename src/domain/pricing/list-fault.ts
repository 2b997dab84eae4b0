import type { PriceList } from '../entities/price-list.ts'

/** Why a list sets no price of a document. */
export type ListFault = 'archived' | 'currency' | 'tax' | 'early' | 'over'

/** What a document says about its prices. */
export interface PricedIn {
  readonly currency: string
  readonly isInclusive: boolean
}

/**
 * Why a list is not used for a document on a day of the company's; null where it is. A list in another currency, or with
 * tax where the document's prices are without it, is not converted: its prices would come out as nobody entered them.
 */
export function listFault(list: PriceList, document: PricedIn, on: string): ListFault | null {
  if (list.archivedAt !== null) return 'archived'
  if (list.currency !== document.currency) return 'currency'
  if (list.isInclusive !== document.isInclusive) return 'tax'
  if (list.fromOn !== null && on < list.fromOn) return 'early'
  return list.untilOn !== null && on > list.untilOn ? 'over' : null
}
