import { maxMarked } from '#domain/mutation/mutators/order/order-mark-sent.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

const openStatuses = orderStatuses.filter((status) => !isClosed(status))

/**
 * The open orders on this device from before `isSent` existed, in portions of one mutation each: the people assigned to
 * them cannot find them at the server until it is set.
 */
export async function ordersToMark(db: UserDb): Promise<readonly (readonly string[])[]> {
  const open = await db.orders.where('status').anyOf(openStatuses).toArray()
  const ids = open
    .filter(({ isSent, deletedAt }) => typeof isSent !== 'boolean' && typeof deletedAt !== 'string')
    .map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / maxMarked) }, (_, i) =>
    ids.slice(i * maxMarked, (i + 1) * maxMarked),
  )
}
