import { fail, ok } from '#lib/result.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentsRoot } from '../server/rest/document-name.ts'
import type { RestFilter, RestQuery } from '../server/rest/firestore-rest.ts'
import { withToken } from '../server/with-token.ts'

/** Who asks the server, and in which company. */
export interface AskingMember {
  readonly server: () => Promise<Server>
  readonly companyId: string
  readonly uid: string
}

/** The documents that a query finds below the company. */
export async function queryCompany(
  { server, companyId }: AskingMember,
  structuredQuery: RestQuery['structuredQuery'],
) {
  return withToken(server, async ({ rest, config }, call) => {
    const parent = `${documentsRoot(config.projectId)}/companies/${companyId}`
    const answer = await rest.query({ parent, structuredQuery }, call)
    return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
  })
}

/** One condition of a query. */
export function where(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}

/** All of these conditions. */
export function allOf(...filters: readonly RestFilter[]) {
  return { compositeFilter: { op: 'AND', filters } }
}
