import type { UserDb } from '#data/local/database/user-db.ts'

/**
 * The orders that are someone else's by now: changes to them were refused for that. Also those of which only a photo was
 * refused, which does not touch its order.
 */
export async function readLostOrders(db: UserDb): Promise<ReadonlySet<string>> {
  const rows = await db.outbox.where('state').equals('needsYou').toArray()
  return new Set(
    rows.flatMap(({ problem }) => (problem?.type === 'order/not-yours' ? [problem.ref] : [])),
  )
}
