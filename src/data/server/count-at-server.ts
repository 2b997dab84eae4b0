import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Server } from './open-server.ts'
import { documentsRoot } from './rest/document-name.ts'
import { serverProblem } from './load-documents.ts'

/** Number of documents of a company's collection at the server. */
export async function countAtServer(
  server: () => Promise<Server>,
  companyId: string,
  collection: string,
): Promise<Result<number, Problem>> {
  try {
    const { rest, auth, config } = await server()
    const token = await auth.token({ refresh: false })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' })
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' })
    const parent = `${documentsRoot(config.projectId)}/companies/${companyId}`
    const counted = await rest.count(
      { parent, structuredQuery: { from: [{ collectionId: collection }] } },
      { token: token.token, timeoutMs: 15_000 },
    )
    return counted.ok ? ok(counted.value) : fail(serverProblem(counted.problem))
  } catch {
    return fail({ type: 'network/offline' })
  }
}
