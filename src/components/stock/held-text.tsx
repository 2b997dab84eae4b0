import type { Item } from '#domain/entities/item.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { stockText } from './stock-text.ts'

export interface HeldTextProps {
  item: Pick<Item, 'unit' | 'minimums'>
  source: { readonly id: string; readonly held: number }
  /** When that was known last; null while it is up to date. */
  asOf: string | null
}

/** How many a location holds, and since when that may have changed. */
export function HeldText({ item, source, asOf }: HeldTextProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const stock = stockText(t, item, source.id, source.held)
  return asOf === null ? stock : t('stock.asOf', { stock, when: format.latest(asOf, now) })
}
