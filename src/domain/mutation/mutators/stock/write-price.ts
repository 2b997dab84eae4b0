import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'

/** Makes sure that there is a price to edit. A document that no app could read was replaced by a tombstone. */
export function ensurePrice(tx: Tx, itemId: string): void {
  const ref = refTo('prices', itemId)
  const known = tx.get(ref)
  if (known === undefined) tx.create(ref, { priceMinor: 0 })
  else if (typeof known['deletedAt'] === 'string')
    tx.replace(ref, { priceMinor: 0, deletedAt: null })
}

/** Moves what an item is sold for out of the item, which all technicians read. Does nothing once it was moved. */
export function movePrice(tx: Tx, itemId: string): void {
  const held = tx.get(refTo('items', itemId))?.['priceMinor']
  if (typeof held !== 'number' || held === 0) return
  ensurePrice(tx, itemId)
  tx.update(refTo('prices', itemId), { priceMinor: held })
  tx.update(refTo('items', itemId), { priceMinor: 0 })
}
