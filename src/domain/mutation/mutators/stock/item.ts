import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { costAmount } from '#domain/entities/cost.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { itemDefaults, minimum } from '#domain/entities/item.ts'
import { itemFields } from '#domain/stock/item-fields.ts'
import { editItemAmount, moveItemAmount } from '../shared/item-amount.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, Ref, Tx } from '#domain/mutation/types.ts'

export const itemCreate = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({
    itemId: id,
    ...itemFields,
    // Apps from before items had these fields send none.
    kind: v.optional(itemFields.kind, itemDefaults.kind),
    unitCode: v.optional(itemFields.unitCode, itemDefaults.unitCode),
    taxCode: v.optional(itemFields.taxCode, itemDefaults.taxCode),
    /** Of apps from before `costs`. */
    costMinor: v.exactOptional(costAmount),
  }),
  refs: ({ itemId, costMinor = 0, priceMinor }) => [
    refTo('items', itemId),
    ...(costMinor > 0 ? [refTo('costs', itemId)] : []),
    ...(priceMinor > 0 ? [refTo('prices', itemId)] : []),
  ],
  run(tx, { itemId, costMinor = 0, ...item }, { actor, at }) {
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    tx.create(refTo('items', itemId), {
      ...item,
      costMinor,
      minimums: {},
      archivedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    moveItemAmount(tx, 'prices', itemId)
    moveItemAmount(tx, 'costs', itemId)
    stockPartsOnly(tx, refTo('items', itemId))
    return ok()
  },
})

export const itemEdit = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({
    itemId: id,
    edits: editsOf({
      ...itemFields,
      archivedAt: v.nullable(instant),
      /** Of apps from before `costs`. */
      costMinor: costAmount,
    }),
  }),
  refs: ({ itemId }) => [refTo('items', itemId), refTo('costs', itemId), refTo('prices', itemId)],
  run(tx, { itemId, edits: { priceMinor, costMinor, ...edits } }, context) {
    const { actor } = context
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    const item = readEntity(tx, 'items', itemId)
    if (!item.ok) return item
    editItemAmount(tx, 'prices', itemId, priceMinor)
    editItemAmount(tx, 'costs', itemId, costMinor)
    const ref = refTo('items', itemId)
    const absent = Object.entries(itemDefaults).filter(
      ([field]) => field in edits && tx.get(ref)?.[field] === undefined,
    )
    tx.update(ref, Object.fromEntries(absent))
    tx.edit(ref, withActedAt(edits, 'archivedAt', context))
    stockPartsOnly(tx, ref)
    return ok()
  },
})

/** Sets how many of an item there should be at a location; each location merges by itself. */
export const itemMinimum = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({
    itemId: id,
    /** By location. */
    edits: v.record(id, v.object({ from: minimum, to: minimum })),
  }),
  refs: ({ itemId }) => [refTo('items', itemId)],
  run(tx, { itemId, edits }, { actor }) {
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    const item = readEntity(tx, 'items', itemId)
    if (!item.ok) return item
    if (item.value.kind !== 'part')
      return fail({ type: 'input/invalid', issues: [{ path: 'edits', message: 'notStocked' }] })
    const fields = Object.entries(edits).map(
      ([place, edit]) => [`minimums.${place}`, edit] as const,
    )
    tx.edit(refTo('items', itemId), Object.fromEntries(fields))
    return ok()
  },
})

/** What is no part is never counted, whoever else turned that on meanwhile. */
function stockPartsOnly(tx: Tx, ref: Ref): void {
  const { kind, isStocked, minimums }: Doc = tx.get(ref) ?? {}
  if (kind === undefined || kind === 'part') return
  if (isStocked !== false) tx.update(ref, { isStocked: false })
  if (Object.keys(minimums ?? {}).length > 0) tx.update(ref, { minimums: {} })
}
