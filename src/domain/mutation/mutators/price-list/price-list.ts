import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { currency } from '#domain/entities/region.ts'
import { calendarDay, id, instant, requiredLine } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Problem } from '#domain/problem.ts'
import { editedPriceRules } from '#domain/pricing/price-rule.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { readEntity } from '../shared/read-entity.ts'

const priceListFields = {
  name: requiredLine,
  currency,
  isInclusive: v.boolean(),
  fromOn: v.nullable(calendarDay),
  untilOn: v.nullable(calendarDay),
  rules: editedPriceRules,
}

export const priceListCreate = defineMutation({
  version: 1,
  may: ['pricelist/edit'],
  schema: v.object({ priceListId: id, ...priceListFields }),
  refs: ({ priceListId }) => [refTo('priceLists', priceListId)],
  run(tx, { priceListId, ...list }, { actor, at }) {
    if (!can(actor, 'pricelist/edit')) return notAllowed('pricelist/edit')
    if (isReversed(list)) return reversed
    const created = { archivedAt: null, createdAt: at, createdBy: actor.uid }
    tx.create(refTo('priceLists', priceListId), { ...list, ...created })
    return ok()
  },
})

/** Edits a price list, or archives it. Lines keep the prices that they were given. */
export const priceListEdit = defineMutation({
  version: 1,
  may: ['pricelist/edit'],
  schema: v.object({
    priceListId: id,
    edits: editsOf({ ...priceListFields, archivedAt: v.nullable(instant) }),
  }),
  refs: ({ priceListId }) => [refTo('priceLists', priceListId)],
  run(tx, { priceListId, edits }, context) {
    if (!can(context.actor, 'pricelist/edit')) return notAllowed('pricelist/edit')
    const list = readEntity(tx, 'priceLists', priceListId)
    if (!list.ok) return list
    const { fromOn = { to: list.value.fromOn }, untilOn = { to: list.value.untilOn } } = edits
    if (isReversed({ fromOn: fromOn.to, untilOn: untilOn.to })) return reversed
    tx.edit(refTo('priceLists', priceListId), withActedAt(edits, 'archivedAt', context))
    return ok()
  },
})

interface Days {
  readonly fromOn: string | null
  readonly untilOn: string | null
}

/** Whether it would end before it begins. */
function isReversed({ fromOn, untilOn }: Days): boolean {
  return fromOn !== null && untilOn !== null && untilOn < fromOn
}

const reversed = fail<Problem>({
  type: 'input/invalid',
  issues: [{ path: 'untilOn', message: 'order' }],
})
