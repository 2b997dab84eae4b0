import type { NamedMutation } from '#data/index.ts'
import type { Order } from '#domain/entities/order.ts'
import { newId } from '#lib/new-id.ts'

/** What sends an order back, to `personId` where that is not ''. */
export function sendBackChanges(
  { id: orderId, status: from, assigneeIds }: Pick<Order, 'id' | 'status' | 'assigneeIds'>,
  reason: string,
  personId: string,
): readonly NamedMutation[] {
  const edits = { assigneeIds: { from: assigneeIds, to: [personId] } }
  return [
    ...(personId === ''
      ? []
      : [{ id: newId(), name: 'order/assign' as const, args: { orderId, edits } }]),
    { id: newId(), name: 'order/move', args: { orderId, from, to: 'onSite', reason } },
  ]
}
