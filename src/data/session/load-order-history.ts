import type { Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { transact } from '../local/transact.ts'
import type { UserDb } from '../local/user-db.ts'
import type { Server } from '../outbox/open-drain.ts'
import { newReceipts, writeReceipts } from '../remote/new-receipts.ts'
import { documentsRoot, idOfName } from '../wire/document-name.ts'
import type { QueryAnswer } from '../wire/firestore-rest.ts'
import { serverProblem } from './load-documents.ts'

/**
 * Brings an order's whole history to this device: receipts older than those it was sent by itself. Only those
 * who may read every receipt may ask for it.
 */
export async function loadOrderHistory(
  server: () => Promise<Server>,
  db: UserDb,
  companyId: string,
  orderId: string,
): Promise<Result<void, Problem>> {
  const found = await askServer(server, companyId, orderId)
  if (!found.ok) return found
  const docs = found.value.docs.map(({ name, doc }) => ({ id: idOfName(name), doc }))
  const receipts = await newReceipts(db, docs)
  await transact(db, [db.receipts, db.unreadable], () => writeReceipts(db, receipts))
  return ok()
}

async function askServer(
  server: () => Promise<Server>,
  companyId: string,
  orderId: string,
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
        },
      },
      { token: token.token, timeoutMs: 15_000 },
    )
    return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
  } catch {
    return fail({ type: 'network/offline' })
  }
}

/** Receipts that name it, and the first ones of commits that wrote it, whatever they name. */
function aboutOrder(ref: Ref): object {
  const filters = ['refs', 'writes'].map((fieldPath) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'ARRAY_CONTAINS',
      value: { stringValue: ref },
    },
  }))
  return { compositeFilter: { op: 'OR', filters } }
}
