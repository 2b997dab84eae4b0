import type { Order } from '#domain/entities/order.ts'
import { membersOf, orderThreadId } from '#domain/message/thread.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { newId } from '#lib/new-id.ts'

export type People = Parameters<typeof membersOf>[1]

/** A message in an order's own conversation, which the office follows. */
export function officeMessage(
  order: Pick<Order, 'id' | 'assigneeIds'>,
  people: People,
  text: string,
): MutationArgs<'message/send'> {
  return {
    messageId: newId(),
    threadId: orderThreadId(order.id),
    text,
    about: `orders/${order.id}`,
    change: null,
    attachments: [],
    readerIds: [...membersOf({ kind: 'order', orderId: order.id }, people, order.assigneeIds)],
  }
}
