import type { OutboxRow } from '#data/local/database/rows.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { timeoutMs } from '../attempt.ts'
import { senderOf } from '../read/actor-of.ts'
import type { DrainPorts } from '../types.ts'

/**
 * Whether the server knows the user as a member of the company that these mutations are for, or as one who left so
 * lately that earlier work is still accepted.
 */
export async function askMembership(
  { uid, projectId, auth, rest, clock }: DrainPorts,
  rows: readonly OutboxRow[],
): Promise<'member' | 'left' | 'unknown'> {
  const companyId = rows[0]?.actor.companyId ?? ''
  const token = await auth.token({ refresh: false })
  if (token.kind !== 'token') return 'unknown'
  const name = documentName(`users/${uid}`, { projectId, companyId })
  const answer = await rest.batchGet([name], { token: token.token, timeoutMs })
  if (!answer.ok) return 'unknown'
  const doc = answer.value.docs.get(name)?.doc
  const actor = senderOf(uid, doc, clock.now())?.actor
  const isMember = actor?.companyId === companyId && actor.status === 'active'
  return isMember ? 'member' : 'left'
}
