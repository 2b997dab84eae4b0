import type { Problem } from '#domain/problem.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentsRoot } from '../server/rest/document-name.ts'
import type { RestQuery } from '../server/rest/firestore-rest.ts'

const timeoutMs = 15_000

/** Who asks the server, and in which company. */
export interface AskingMember {
  readonly server: () => Promise<Server>
  readonly companyId: string
  readonly uid: string
}

/** The documents that a query finds below the company. */
export async function query(
  { server, companyId }: AskingMember,
  structuredQuery: RestQuery['structuredQuery'],
) {
  return askServer(server, async ({ rest, config }, token) => {
    const parent = `${documentsRoot(config.projectId)}/companies/${companyId}`
    const answer = await rest.query({ parent, structuredQuery }, { token, timeoutMs })
    return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
  })
}

/** With the server and the token of who is signed in. */
export async function askServer<T>(
  open: () => Promise<Server>,
  act: (server: Server, token: string) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  try {
    const server = await open()
    const token = await server.auth.token({ refresh: false })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' })
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' })
    return await act(server, token.token)
  } catch {
    return fail({ type: 'network/offline' })
  }
}

/** One condition of a query. */
export function where(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}
