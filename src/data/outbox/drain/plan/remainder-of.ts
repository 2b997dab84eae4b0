import type { Receipt } from '#domain/entities/receipt.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { conflictOver, narrowEdits } from '#data/outbox/narrow-edits.ts'
import type { Random } from '#data/local/ports.ts'

/**
 * What stays of a mutation whose other fields were sent: a mutation of its own, in the old one's place, that waits for
 * a person to resolve the conflict.
 */
export function remainderOf(
  row: OutboxRow,
  problem: Problem,
  conflicts: readonly FieldConflict[],
  random: Random,
): OutboxRow {
  return {
    ...row,
    id: random.id(),
    args: narrowEdits(row.args, (key) => conflictOver(conflicts, key) !== undefined),
    state: 'needsYou',
    attempts: 0,
    failures: 0,
    attemptId: null,
    leaseUntil: 0,
    problem,
    conflicts,
    settled: [],
  }
}

/** The same of a mutation that arrived earlier, by its receipt: none or one. */
export function remainderOfReceipt(
  row: OutboxRow,
  receipt: Receipt | undefined,
  random: Random,
): readonly OutboxRow[] {
  const settled = new Set(row.settled.map((lost) => lost.field))
  const conflicts = (receipt?.conflicts ?? []).filter((lost) => !settled.has(lost.field))
  const [lost] = conflicts
  if (!lost) return []
  const problem = { type: 'edit/conflict', ref: lost.ref, conflicts } as const
  return [remainderOf(row, problem, conflicts, random)]
}
