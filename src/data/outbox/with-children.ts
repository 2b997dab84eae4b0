import { mostChildren } from '#domain/mutation/follow-assignees.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { orderThreadId } from '#domain/message/thread.ts'
import type { UserDb } from '../local/user-db.ts'

/**
 * The arguments of a mutation with what this device knows of the order besides: the photos and messages
 * that those who work on it from now on are to see. Only the office assigns, and it has them all.
 */
export async function withChildren(db: UserDb, name: string, args: unknown): Promise<unknown> {
  if (name !== 'order/assign' || !isAssignment(args) || !args.edits.assigneeIds) return args
  const { orderId } = args
  const photos = await db.photos.where('about').equals(`orders/${orderId}`).toArray()
  const messages = await db.messages.where('threadId').equals(orderThreadId(orderId)).toArray()
  const children = [
    ...photos.map(({ id }): Ref => `photos/${id}`),
    ...messages.reverse().map(({ id }): Ref => `messages/${id}`),
  ].slice(0, mostChildren)
  return children.length > 0 ? { ...args, children } : args
}

function isAssignment(
  args: unknown,
): args is { readonly orderId: string; readonly edits: { readonly assigneeIds?: unknown } } {
  return typeof args === 'object' && args !== null && 'orderId' in args && 'edits' in args
}
