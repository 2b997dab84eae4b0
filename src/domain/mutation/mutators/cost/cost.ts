import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { costAmount, costKinds } from '#domain/entities/cost.ts'
import { id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { memberOf } from '../shared/member-of.ts'
import { readEntity } from '../shared/read-entity.ts'
import { ensureAmount, moveItemAmount } from '../shared/item-amount.ts'

/** Sets what an item or an hour of a person costs the company; `costId` is the id of the item or the person. */
export const costSet = defineMutation({
  version: 1,
  may: ['cost/edit'],
  schema: v.object({
    costId: id,
    kind: v.picklist(costKinds),
    edits: editsOf({ costMinor: costAmount }),
  }),
  refs: ({ costId, kind }) => [
    refTo('costs', costId),
    refTo(kind === 'item' ? 'items' : 'users', costId),
  ],
  run(tx, { costId, kind, edits }, { actor }) {
    if (!can(actor, 'cost/edit')) return notAllowed('cost/edit')
    if (kind === 'item') {
      const item = readEntity(tx, 'items', costId)
      if (!item.ok) return item
      moveItemAmount(tx, 'costs', costId)
    } else {
      const person = memberOf(tx, costId, actor)
      if (!person.ok) return person
      if (person.value.status === 'erased')
        return fail({ type: 'person/inactive', name: person.value.name })
    }
    ensureAmount(tx, refTo('costs', costId), { kind, costMinor: 0 })
    tx.edit(refTo('costs', costId), edits)
    return ok()
  },
})
