import { isMutationName } from '#domain/mutation/mutation-name.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import type { OutboxItem } from '#data/types/data.ts'
import { quarantineAfter } from '#data/server/back-off.ts'
import { touches } from '../touches.ts'

/** The queue as people see it: what waits behind a mutation that needs a person is 'blocked'. */
export function outboxItemsOf(rows: readonly OutboxRow[]): OutboxItem[] {
  const stuck: OutboxRow[] = []
  return rows.map(repairRow).map((row) => {
    const actionNeeded = row.state === 'needsYou' || !isMutationName(row.name)
    const blocked =
      !actionNeeded && row.state === 'waiting' && stuck.some((other) => touches(other, row))
    if (actionNeeded || blocked) stuck.push(row)
    return {
      id: row.id,
      seq: row.seq,
      name: row.name,
      args: row.args,
      at: row.at,
      refs: row.refs,
      state: actionNeeded ? 'actionNeeded' : blocked ? 'blocked' : row.state,
      attempts: row.attempts,
      problem: row.problem,
      conflicts: row.conflicts,
      bytes: row.bytes,
      waitsFor: row.waitsFor,
      isQuarantined: row.failures >= quarantineAfter,
      nextTryAt: momentOf(row.notBefore),
    }
  })
}

/** null if missing or not a valid date. */
function momentOf(ms: number): string | null {
  const moment = new Date(ms)
  return ms > 0 && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}
