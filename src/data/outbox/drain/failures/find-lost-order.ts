import type { Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { timeoutMs } from '../attempt.ts'
import type { DrainPorts } from '../types.ts'

/** The order of a refused mutation that the server no longer shows this user; null if they see it, or the server does not say. */
export async function findLostOrder(
  { projectId, auth, rest }: DrainPorts,
  { refs, actor: { companyId } }: OutboxRow,
): Promise<Ref | null> {
  const order = refs.find((ref) => ref.startsWith('orders/'))
  if (order === undefined) return null
  const token = await auth.token({ refresh: false })
  if (token.kind !== 'token') return null
  const name = documentName(order, { projectId, companyId })
  const answer = await rest.batchGet([name], { token: token.token, timeoutMs })
  return !answer.ok && answer.problem.status === 'PERMISSION_DENIED' ? order : null
}
