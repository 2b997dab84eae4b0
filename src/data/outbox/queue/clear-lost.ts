import { bulkPut } from '#data/local/database/bulk.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { isFrozen } from '#domain/order/is-workable.ts'
import { orderOfPhoto } from '#domain/sync/order-of-photo.ts'

/**
 * Lets changes be tried again that were refused because of these orders: those of one that was someone else's and that the
 * server shows to this user again, and photos of one that was closed and no longer is. Call inside a transaction over
 * `documentTables`, once the orders are stored.
 */
export async function clearLost(db: UserDb, refs: Iterable<Ref>): Promise<void> {
  const returned = new Set<string>(refs)
  const refused = await db.outbox
    .where('state')
    .equals('needsYou')
    .and(({ problem }) => problem?.type === 'order/not-yours' || problem?.type === 'order/closed')
    .toArray()
  const found = refused.map((row) => {
    const ref = row.problem?.type === 'order/not-yours' ? row.problem.ref : orderOfPhoto(row)
    return { row, ref: ref !== null && returned.has(ref) ? ref : null }
  })
  const orders = await db.orders.bulkGet(found.map(({ ref }) => ref?.slice('orders/'.length) ?? ''))
  await bulkPut(
    db.outbox,
    found.flatMap(({ row, ref }, i) => {
      const isClosed = row.problem?.type === 'order/closed' && isFrozen(orders[i]?.status)
      return ref === null || isClosed ? [] : [{ ...row, problem: null }]
    }),
  )
}
