import type { Ref } from '#domain/mutation/types.ts'
import type { Server } from '../server/open-server.ts'
import { callAs } from '../server/call-as.ts'
import type { Reading } from './reconcile-removed.ts'
import { documentName } from '../server/rest/document-name.ts'

const timeoutMs = 15_000

/** Reads one document by REST, as this user may see it. */
export async function readDocument(
  server: Server,
  uid: string,
  companyId: string,
  ref: Ref,
): Promise<Reading> {
  const name = documentName(ref, { projectId: server.config.projectId, companyId })
  const answer = await callAs(server, uid, (token) =>
    server.rest.batchGet([name], { token, timeoutMs }),
  )
  if (!answer.ok) {
    return { kind: answer.problem.status === 'PERMISSION_DENIED' ? 'denied' : 'unknown' }
  }
  const found = answer.value.docs.get(name)
  return found ? { kind: 'found', doc: found.doc } : { kind: 'missing' }
}
