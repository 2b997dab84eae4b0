import type { Order } from '../entities/order.ts'
import type { MutationArgs } from '../mutation/registry.ts'
import { turnsBack } from './reassign-requests.ts'

type Change = { readonly id: string } & (
  | { readonly name: 'order/move'; readonly args: MutationArgs<'order/move'> }
  | { readonly name: 'order/askReassign'; readonly args: MutationArgs<'order/askReassign'> }
)

/**
 * The changes that ask the office to reassign a visit: someone who is on the way is no longer, which also ends the timer
 * of their drive.
 */
export function reassignChanges(
  order: Pick<Order, 'id' | 'status' | 'assigneeIds'>,
  { part, reason }: { readonly part: number; readonly reason: string },
  newId: () => string,
): readonly Change[] {
  const orderId = order.id
  const ask = {
    id: newId(),
    name: 'order/askReassign',
    args: { orderId, part, reason },
  } as const
  if (!turnsBack(order)) return [ask]
  // Where the change is stored, what runs on the order is added to those that end.
  const clock = { endIds: [], start: null }
  const args = { orderId, from: 'enRoute', to: 'accepted', clock } as const
  return [{ id: newId(), name: 'order/move', args }, ask]
}
