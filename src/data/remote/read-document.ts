import type { Ref } from '#domain/mutation/types.ts'
import type { Server } from '../outbox/open-drain.ts'
import type { Reading } from './settle-left.ts'
import { documentName } from '../wire/document-name.ts'

/** Reads one document by REST, as this user may see it. */
export async function readDocument(
  { rest, auth, config }: Server,
  companyId: string,
  ref: Ref,
): Promise<Reading> {
  const token = await auth.token({ refresh: false })
  if (token.kind !== 'token') return { kind: 'unknown' }
  const name = documentName(ref, { projectId: config.projectId, companyId })
  const answer = await rest.batchGet([name], { token: token.token, timeoutMs: 15_000 })
  if (!answer.ok) {
    return { kind: answer.problem.status === 'PERMISSION_DENIED' ? 'denied' : 'unknown' }
  }
  const found = answer.value.docs.get(name)
  return found ? { kind: 'found', doc: found.doc } : { kind: 'missing' }
}
