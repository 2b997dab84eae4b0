import type { Item } from '#domain/entities/item.ts'
import { roundQuantity } from '#domain/stock/ledger.ts'
import { useT } from '#messages/index.ts'
import { WarningNote } from '../dispatch/warning-note.tsx'
import { quantityText } from '../text/quantity-text.ts'
import { shortText } from './stock-text.ts'

export interface QuantityNoteProps {
  item: Pick<Item, 'unit' | 'minimums'>
  taken: number
  /** What the taker holds before. */
  quantity: number
  /** Where it is taken from, and how many that holds where it is known. */
  source: { readonly name: string; readonly held?: number | undefined } | undefined
}

/** What follows from taking this many: a warning where fewer are there, else how many the taker then holds. */
export function QuantityNote({ item, taken, quantity, source }: QuantityNoteProps) {
  const t = useT()
  const tooFew = source && shortText(t, item, taken, source)
  if (tooFew !== undefined) return <WarningNote>{tooFew}</WarningNote>
  return t('van.after', { amount: quantityText(t, roundQuantity(quantity + taken), item.unit) })
}
