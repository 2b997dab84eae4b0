import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Server } from './open-server.ts'
import { documentsRoot } from './rest/document-name.ts'
import { serverProblem } from './load-documents.ts'
import { withToken } from './with-token.ts'

/** What people delete stays as a tombstone. */
const deletable: ReadonlySet<string> = new Set(['customers', 'orders', 'sites'])
const notDeleted = { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'deletedAt' } } }

/** Number of documents of a company's collection at the server that are not deleted. */
export function countAtServer(
  server: () => Promise<Server>,
  companyId: string,
  collection: string,
): Promise<Result<number, Problem>> {
  return withToken(server, async ({ rest, config }, call) => {
    const parent = `${documentsRoot(config.projectId)}/companies/${companyId}`
    const structuredQuery = {
      from: [{ collectionId: collection }],
      ...(deletable.has(collection) && { where: notDeleted }),
    }
    const counted = await rest.count({ parent, structuredQuery }, call)
    return counted.ok ? ok(counted.value) : fail(serverProblem(counted.problem))
  })
}
