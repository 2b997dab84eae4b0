import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { geo, id } from '#domain/entities/fields.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'

/** Where somebody stood when they tapped; `accuracy` in metres. */
export const stepLocation = v.object({
  ...geo.entries,
  accuracy: v.pipe(v.number(), v.minValue(0)),
})

/**
 * Where a step was made, told as soon as the phone knows, which may be after the step was sent. Only a line
 * of the order's history: it reads nobody's document but one's own, so that nothing can ever be refused that
 * a person would have to look at.
 */
export const orderStepLocation = defineMutation({
  version: 1,
  may: ['order/place'],
  schema: v.object({
    userId: id,
    orderId: id,
    step: v.picklist(orderStatuses),
    place: stepLocation,
  }),
  refs: ({ userId }) => [refTo('users', userId)],
  about: ({ orderId }) => [refTo('orders', orderId)],
  run: (tx, { userId }, { actor }) =>
    can(actor, 'order/place', { id: userId }) && tx.get(refTo('users', userId))
      ? ok()
      : notAllowed('order/place'),
})
