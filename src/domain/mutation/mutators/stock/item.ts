import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { itemFields, minimum } from '#domain/entities/item.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'

export const itemCreate = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({ itemId: id, ...itemFields }),
  refs: ({ itemId }) => [refTo('items', itemId)],
  run(tx, { itemId, ...item }, { actor, at }) {
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    tx.create(refTo('items', itemId), {
      ...item,
      minimums: {},
      archivedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

export const itemEdit = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({
    itemId: id,
    edits: editsOf({ ...itemFields, archivedAt: v.nullable(instant) }),
  }),
  refs: ({ itemId }) => [refTo('items', itemId)],
  run(tx, { itemId, edits }, context) {
    const { actor } = context
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    const item = readEntity(tx, 'items', itemId)
    if (!item.ok) return item
    tx.edit(refTo('items', itemId), withActedAt(edits, 'archivedAt', context))
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
    const fields = Object.entries(edits).map(
      ([place, edit]) => [`minimums.${place}`, edit] as const,
    )
    tx.edit(refTo('items', itemId), Object.fromEntries(fields))
    return ok()
  },
})
