import type { Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { equal } from '#lib/equal.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { transact } from '../local/database/transact.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Server } from './open-server.ts'
import { newReceipts, writeReceipts } from '../local/rows/new-receipts.ts'
import { documentsRoot, idOfName } from './rest/document-name.ts'
import type { QueryAnswer, QueryDoc, RestFilter } from './rest/firestore-rest.ts'
import type { HistoryPosition } from '../types/audit.ts'
import { serverProblem } from './load-documents.ts'

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
    const found = await askServer(server, { companyId, orderId, after: from })
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

async function askServer(
  server: () => Promise<Server>,
  { companyId, orderId, after }: HistoryQuestion,
): Promise<Result<QueryAnswer, Problem>> {
  try {
    const { rest, auth, config } = await server()
    const token = await auth.token({ refresh: false })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' })
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' })
    const answer = await rest.query(
      {
        parent: `${documentsRoot(config.projectId)}/companies/${companyId}`,
        structuredQuery: {
          from: [{ collectionId: 'mutations' }],
          where: aboutOrder(`orders/${orderId}`),
          orderBy: ['receivedAt', '__name__'].map((fieldPath) => ({
            field: { fieldPath },
            direction: 'DESCENDING',
          })),
          ...(after && {
            startAt: { values: [after.receivedAt, { referenceValue: after.name }], before: false },
          }),
          limit: historyPage,
        },
      },
      { token: token.token, timeoutMs: 15_000 },
    )
    return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
  } catch {
    return fail({ type: 'network/offline' })
  }
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
