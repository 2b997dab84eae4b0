import { parseRow } from '#domain/stored/parse-row.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Server } from './open-server.ts'
import { documentName } from './rest/document-name.ts'
import type { Failure } from './rest/failure.ts'

/** The signed-in user's own documents; null if the server has none. */
export interface OwnDocuments {
  readonly user: Doc | null
  readonly companyId: string | null
  readonly company: Doc | null
}

/** Reads the user's document and then the company's, which it names. */
export async function loadDocuments(
  server: Server,
  uid: string,
): Promise<Result<OwnDocuments, Problem>> {
  const user = await readOne(server, `users/${uid}`)
  if (!user.ok) return user
  if (!user.value) return ok({ user: null, companyId: null, company: null })
  const parsed = parseRow('users', uid, user.value)
  if (!parsed.ok) return parsed
  const { companyId } = parsed.value
  const company = await readOne(server, `companies/${companyId}`)
  if (!company.ok) return company
  return ok({ user: user.value, companyId, company: company.value })
}

async function readOne(
  { rest, auth, config }: Server,
  ref: Ref,
): Promise<Result<Doc | null, Problem>> {
  const name = documentName(ref, { projectId: config.projectId, companyId: '' })
  for (const refresh of [false, true]) {
    const token = await auth.token({ refresh })
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' })
    const answer = await rest.batchGet([name], { token: token.token, timeoutMs: 15_000 })
    if (answer.ok) return ok(answer.value.docs.get(name)?.doc ?? null)
    if (answer.problem.status !== 'UNAUTHENTICATED') return fail(serverProblem(answer.problem))
  }
  return fail({ type: 'access/signed-out' })
}

/** A failed request as a problem to show. */
export function serverProblem({ status, message }: Failure): Problem {
  const isUnreached = status === 'NO_ANSWER' || status === 'NOT_FIRESTORE'
  return isUnreached ? { type: 'network/offline' } : { type: 'server/refused', status, message }
}
