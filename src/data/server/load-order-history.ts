import type { Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { equal } from '#lib/equal.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Server } from './open-server.ts'
import { newReceipts, writeReceipts } from '../local/rows/new-receipts.ts'
import { idOfName } from './rest/document-name.ts'
import type { QueryDoc, RestFilter } from './rest/firestore-rest.ts'
import type { HistoryPosition } from '../types/audit.ts'
import { askReceipts } from './ask-receipts.ts'

/** Receipts of one page: more than nearly every order has. */
const historyPage = 200

/**
 * Downloads the next part of an order's history to this device, newest first: receipts older than those it receives by
 * itself. Returns where that part ends, null at the beginning of the history. Only for users who may read every
 * receipt.
 */
export async function loadOrderHistory(
  server: () => Promise<Server>,
  db: UserDb,
  { companyId, orderId, after }: HistoryQuestion,
): Promise<Result<HistoryPosition | null, Problem>> {
  let from = after
  for (;;) {
    const where = aboutOrder(`orders/${orderId}`)
    const found = await askReceipts(server, { companyId, where, after: from, limit: historyPage })
    if (!found.ok) return found
    const page = wholeCommits(found.value.docs)
    const docs = page.map(({ name, doc }) => ({ id: idOfName(name), doc }))
    const receipts = await newReceipts(db, docs)
    await transact(db, [db.receipts, db.unreadable], () => writeReceipts(db, receipts))
    const last = found.value.docs.length < historyPage ? undefined : page.at(-1)
    from = last ? { name: last.name, receivedAt: last.fields.receivedAt ?? {} } : null
    // Only receipts older than those on this device are wanted.
    if (from === null || after === null || receipts.count > 0) return ok(from)
  }
}

interface HistoryQuestion {
  readonly companyId: string
  readonly orderId: string
  /** Where the previous part ended; null requests the newest. */
  readonly after: HistoryPosition | null
}

/**
 * A full page without the commit at its end, which the next page brings completely: whether a commit reports the order
 * can only be told from all its receipts. A commit that fills a page cannot be left out.
 */
function wholeCommits(docs: readonly QueryDoc[]): readonly QueryDoc[] {
  if (docs.length < historyPage) return docs
  const last = docs.at(-1)?.fields.receivedAt
  const whole = docs.filter(({ fields }) => !equal(fields.receivedAt, last))
  return whole.length > 0 ? whole : docs
}

/** Receipts that name the order, and the first ones of commits that wrote it, whatever they name. */
function aboutOrder(ref: Ref): RestFilter {
  const filters = ['refs', 'writes'].map((fieldPath) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'ARRAY_CONTAINS',
      value: { stringValue: ref },
    },
  }))
  return { compositeFilter: { op: 'OR', filters } }
}
