import type { Item } from '#domain/entities/item.ts'
import { isLow } from '#domain/stock/ledger.ts'
import type { Translate } from '#messages/index.ts'
import { quantityText } from '../text/quantity-text.ts'

type Named = Pick<Item, 'unit' | 'minimums'>

/** '12 pieces in stock', and whether that is low for this location. */
export function stockText(t: Translate, item: Named, locationId: string, quantity: number): string {
  if (quantity <= 0) return t('stock.none')
  const amount = quantityText(t, quantity, item.unit)
  return t(isLow(item, locationId, quantity) ? 'stock.inLow' : 'stock.in', { amount })
}

/** Whether a location is known to hold fewer than are taken. */
export function isShortOf(taken: number, { held }: { readonly held?: number | undefined }) {
  return held !== undefined && taken > held
}

/** What to know before more is taken than a location holds; undefined while there is enough. */
export function shortText(
  t: Translate,
  { unit }: Named,
  taken: number,
  source: { readonly name: string; readonly held?: number | undefined },
): string | undefined {
  const { name, held = 0 } = source
  if (!isShortOf(taken, source)) return undefined
  if (held <= 0) return t('van.noneThere', { place: name })
  return t('van.only', { amount: quantityText(t, held, unit), place: name })
}
