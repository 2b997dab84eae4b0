import type { CostKind } from '#domain/entities/cost.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'

/** Makes sure that there is a cost to edit. A document that no app could read was replaced by a tombstone. */
export function ensureCost(tx: Tx, id: string, kind: CostKind): void {
  const ref = refTo('costs', id)
  const known = tx.get(ref)
  const empty = { kind, costMinor: 0 }
  if (known === undefined) tx.create(ref, empty)
  else if (typeof known['deletedAt'] === 'string') tx.replace(ref, { ...empty, deletedAt: null })
}

/** Moves what an item costs out of the item, which technicians read. Does nothing once it was moved. */
export function moveCost(tx: Tx, itemId: string): void {
  const held = tx.get(refTo('items', itemId))?.['costMinor']
  if (typeof held !== 'number' || held === 0) return
  ensureCost(tx, itemId, 'item')
  tx.update(refTo('costs', itemId), { costMinor: held })
  tx.update(refTo('items', itemId), { costMinor: 0 })
}
