import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { recordedDays } from '#domain/sync/received-days.ts'
import { chunks } from '#lib/chunks.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta } from '../local/rows/meta.ts'
import { applyChange } from '../remote/apply-change.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentsRoot, idOfName } from '../server/rest/document-name.ts'
import { withToken } from '../server/with-token.ts'

/** How many values Firestore compares a field with in one query. */
const mostValues = 30
const dayMs = 86_400_000

export interface TimesQuestion {
  readonly companyId: string
  readonly orders: readonly Pick<Order, 'id' | 'createdAt'>[]
  /** The server's time, in milliseconds since 1970. */
  readonly now: number
}

/** Those whose recorded time may be older than what a device has all of. */
function olderOrders<O extends Pick<Order, 'createdAt'>>(
  orders: readonly O[],
  now: number,
  timesFrom: string | null,
): readonly O[] {
  // A day less, for a clock that is wrong.
  const followed = now - (recordedDays - 1) * dayMs
  const since = Math.min(followed, timesFrom === null ? followed : Date.parse(timesFrom) + dayMs)
  return orders.filter(({ createdAt }) => Date.parse(createdAt) < since)
}

/**
 * Downloads the time that was recorded on older orders to this device; newer ones it has. Only for those who may read
 * everyone's time; needs the network where there are older ones.
 */
export async function loadOrderTimes(
  server: () => Promise<Server>,
  db: UserDb,
  { companyId, orders, now }: TimesQuestion,
): Promise<Result<void, Problem>> {
  const older = olderOrders(orders, now, await readMeta(db, 'timesFrom'))
  for (const some of chunks(older, mostValues)) {
    const values = some.map(({ id }) => ({ stringValue: id }))
    const found = await withToken(server, async ({ rest, config }, call) => {
      const answer = await rest.query(
        {
          parent: `${documentsRoot(config.projectId)}/companies/${companyId}`,
          structuredQuery: {
            from: [{ collectionId: 'timeEntries' }],
            where: {
              fieldFilter: {
                field: { fieldPath: 'orderId' },
                op: 'IN',
                value: { arrayValue: { values } },
              },
            },
          },
        },
        call,
      )
      return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
    })
    if (!found.ok) return found
    const docs = found.value.docs.map(({ name, doc }) => ({ id: idOfName(name), doc }))
    await applyChange(db, { collection: 'timeEntries', key: 'timeEntries' }, docs, null, now)
  }
  return ok()
}
