import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { HistoryPosition } from '../types/audit.ts'
import { serverProblem } from './load-documents.ts'
import type { Server } from './open-server.ts'
import { documentName, documentsRoot } from './rest/document-name.ts'
import type { QueryAnswer, RestFilter } from './rest/firestore-rest.ts'
import { withToken } from './with-token.ts'

interface ReceiptQuery {
  readonly companyId: string
  /** All receipts of the company without it. */
  readonly where?: RestFilter
  readonly after: HistoryPosition | null
  readonly limit: number
}

/** A page of receipts from the server in the order in which it received them, newest first. */
export function askReceipts(
  server: () => Promise<Server>,
  { companyId, where, after, limit }: ReceiptQuery,
): Promise<Result<QueryAnswer, Problem>> {
  return withToken(server, async ({ rest, config }, call) => {
    const tenant = { projectId: config.projectId, companyId }
    const nameOf = ({ name }: HistoryPosition) =>
      name.startsWith('projects/') ? name : documentName(name, tenant)
    const answer = await rest.query(
      {
        parent: `${documentsRoot(config.projectId)}/companies/${companyId}`,
        structuredQuery: {
          from: [{ collectionId: 'mutations' }],
          ...(where && { where }),
          orderBy: ['receivedAt', '__name__'].map((fieldPath) => ({
            field: { fieldPath },
            direction: 'DESCENDING',
          })),
          ...(after && {
            startAt: {
              values: [after.receivedAt, { referenceValue: nameOf(after) }],
              before: false,
            },
          }),
          limit,
        },
      },
      call,
    )
    return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
  })
}
