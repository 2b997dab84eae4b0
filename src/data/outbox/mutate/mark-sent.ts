import { isAdminLevel } from '#domain/access/can.ts'
import { maxMarked } from '#domain/mutation/mutators/order/order-mark-sent.ts'
import { isClosed } from '#domain/order/is-closed.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { report } from '#data/report.ts'
import type { MutateContext } from './mutate-context.ts'

/** Marks some orders as sent. */
export type Mark = (orderIds: readonly string[]) => Promise<Result<unknown, Problem>>

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

/** Marks the open orders of this device that are older than `isSent`, if an office user acts. */
export async function markOldOrders(
  { actor, db }: Pick<MutateContext, 'actor' | 'db'>,
  mark: Mark,
): Promise<void> {
  if (!isAdminLevel(actor)) return
  for (const orderIds of await ordersToMark(db)) {
    const done = await mark(orderIds)
    if (!done.ok) return report('Older orders were not marked as sent', done.problem)
  }
}
