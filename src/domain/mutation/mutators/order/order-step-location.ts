import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { geo, id } from '#domain/entities/fields.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'

/** Where a person was when they tapped; `accuracy` in metres. */
export const stepLocation = v.object({
  ...geo.entries,
  accuracy: v.pipe(v.number(), v.minValue(0)),
})

/**
 * Records where a step was made. The phone may know that only after the step was sent. It is only a line of the
 * order's history: it reads no document but the person's own, so it can never be refused in a way that someone has to
 * resolve.
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
