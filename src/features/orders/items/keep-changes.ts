import type { Order } from '#domain/entities/order.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { viewersOf } from '#domain/order/is-sent.ts'
import { keptId, type LateLine } from '#domain/stock/late-lines.ts'

interface Use {
  readonly name: 'stock/use'
  readonly args: MutationArgs<'stock/use'>
}

/** The changes that add what was used too late to the parts of its order, under ids that make it happen once. */
export function keepChanges(
  order: Pick<Order, 'id' | 'isSent' | 'assigneeIds'>,
  { itemId, name, unit, movements }: LateLine,
): readonly Use[] {
  const shared = { orderId: order.id, itemId, name, unit, placeId: null }
  return movements.map(({ id, type, quantity }) => ({
    name: 'stock/use',
    args: {
      ...shared,
      movementId: keptId(id),
      quantity,
      back: type === 'return',
      readerIds: viewersOf(order),
    },
  }))
}
