import type { OutboxRow } from '#data/local/database/rows.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { timeoutMs } from '../attempt.ts'
import { actorOf } from '../read/actor-of.ts'
import type { DrainPorts } from '../types.ts'

/** Whether the server knows the user as an active member of the company that these mutations are for. */
export async function askMembership(
  { uid, projectId, auth, rest }: DrainPorts,
  rows: readonly OutboxRow[],
): Promise<'member' | 'left' | 'unknown'> {
  const companyId = rows[0]?.actor.companyId ?? ''
  const token = await auth.token({ refresh: false })
  if (token.kind !== 'token') return 'unknown'
  const name = documentName(`users/${uid}`, { projectId, companyId })
  const answer = await rest.batchGet([name], { token: token.token, timeoutMs })
  if (!answer.ok) return 'unknown'
  const actor = actorOf(uid, answer.value.docs.get(name)?.doc)
  const isMember = actor?.companyId === companyId && actor.status === 'active'
  return isMember ? 'member' : 'left'
}
