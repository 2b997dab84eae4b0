import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { Tenant } from '#data/server/rest/document-name.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { RestCall } from '#data/server/rest/firestore-rest.ts'
import type { LimitReading } from '../plan/commit-cost.ts'
import { remainderOfReceipt } from '../plan/remainder-of.ts'
import { readServer } from '../read/read-server.ts'
import type { OutcomeStore } from '../store-outcome.ts'
import type { DrainPorts } from '../types.ts'

/**
 * Settles a mutation that arrived before the user lost access to its documents; returns whether it had arrived, or the
 * failure if that cannot be known now.
 */
export async function settleArrived(
  { uid, store, rest, random }: DrainPorts,
  outcome: OutcomeStore,
  [row]: readonly OutboxRow[],
  request: { readonly tenant: Tenant; readonly reading: LimitReading; readonly call: RestCall },
): Promise<Result<boolean, Failure>> {
  if (!row || row.attempts < 2) return ok(false)
  const receiptOnly = [{ ...row, refs: [] }]
  const question = { rows: receiptOnly, attempted: receiptOnly, uid, senderAt: null }
  const state = await readServer(store, rest, { ...question, ...request })
  // Former members may not read their receipts.
  if (!state.ok) return state.problem.status === 'PERMISSION_DENIED' ? ok(false) : state
  const receipt = state.value.landed.get(row.id)
  if (!receipt) return ok(false)
  const remainders = remainderOfReceipt(row, receipt, random)
  await outcome.settle({ done: [row], receipts: [receipt], remainders })
  return ok(true)
}
