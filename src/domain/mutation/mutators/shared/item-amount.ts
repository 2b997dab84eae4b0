import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, FieldEdit, Ref, Tx } from '#domain/mutation/types.ts'

/** Amounts of an item that are documents of their own with its id, because not everyone who reads items may see them. */
const ofItems = {
  costs: { field: 'costMinor', empty: { kind: 'item', costMinor: 0 } },
  prices: { field: 'priceMinor', empty: { priceMinor: 0 } },
} as const

type Amount = keyof typeof ofItems

/** Makes sure that there is an amount to edit. A document that no app could read was replaced by a tombstone. */
export function ensureAmount(tx: Tx, ref: Ref, empty: Doc): void {
  const known = tx.get(ref)
  if (known === undefined) tx.create(ref, empty)
  else if (typeof known['deletedAt'] === 'string') tx.replace(ref, { ...empty, deletedAt: null })
}

/** Moves an amount out of an item, where older apps kept it. Does nothing once it was moved. */
export function moveItemAmount(tx: Tx, amount: Amount, itemId: string): void {
  const { field, empty } = ofItems[amount]
  const held = tx.get(refTo('items', itemId))?.[field]
  if (typeof held !== 'number' || held === 0) return
  ensureAmount(tx, refTo(amount, itemId), empty)
  tx.update(refTo(amount, itemId), { [field]: held })
  tx.update(refTo('items', itemId), { [field]: 0 })
}

/** Moves an amount out of an item, and edits it where there is an edit. */
export function editItemAmount(
  tx: Tx,
  amount: Amount,
  itemId: string,
  edit: FieldEdit | undefined,
): void {
  moveItemAmount(tx, amount, itemId)
  if (!edit) return
  const { field, empty } = ofItems[amount]
  ensureAmount(tx, refTo(amount, itemId), empty)
  tx.edit(refTo(amount, itemId), { [field]: edit })
}
