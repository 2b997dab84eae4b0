import type { OutboxRow } from '#data/local/database/rows.ts'
import { createCommitCost } from './commit-cost.ts'
import type { CommitPart, LimitReading } from './commit-cost.ts'
import type { CommitPlan, Sent } from './build-commit.ts'

/** What can be sent now of some mutations in order. */
interface Fitting {
  readonly plan: CommitPlan
  /** What has to wait for the next commit. */
  readonly later: readonly OutboxRow[]
  /** The first one if it costs too much even by itself, with everything that it writes. */
  readonly oversized: OutboxRow | null
}

/**
 * Prepares a commit that stays within Firestore's limits. Run over the server's documents, mutations may write more
 * than they did on this device, by which the batch was planned; then the last ones wait.
 */
export function fitCommit(
  rows: readonly OutboxRow[],
  prepare: (rows: readonly OutboxRow[]) => CommitPlan,
  reading: LimitReading,
): Fitting {
  const plan = prepare(rows)
  const fitting = countFitting(plan, reading)
  const [first] = plan.sent
  const oversized = fitting === 0 && first ? withWrites(first) : null
  const beyond = plan.sent[Math.max(1, fitting)]?.row
  if (!beyond) return { plan, later: [], oversized }
  const isLater = (row: OutboxRow) => row.seq >= beyond.seq
  return {
    plan: prepare(rows.filter((row) => !isLater(row))),
    later: rows.filter(isLater),
    oversized,
  }
}

function withWrites({ row, writes }: Sent): OutboxRow {
  const creates = writes.flatMap(({ type, ref }) => (type === 'create' ? [ref] : []))
  return { ...row, writes: [...new Set(writes.map(({ ref }) => ref))], creates }
}

/** How many of a commit's mutations, from the first on, stay within the limits together. */
function countFitting(plan: CommitPlan, reading: LimitReading): number {
  const cost = createCommitCost(reading)
  const lengths = lengthsOf(plan)
  let count = 0
  for (const sent of plan.sent) {
    if (!cost.addFitting(partOf(sent, lengths))) return count
    count += 1
  }
  return count
}

function partOf({ row, writes, receipt }: Sent, lengths: Map<string, number>): CommitPart {
  let length = JSON.stringify(receipt).length
  for (const { ref } of writes) {
    length += lengths.get(ref) ?? 0
    // All changes of a document are one write.
    lengths.delete(ref)
  }
  return { name: row.name, refs: row.refs, writes, length }
}

function lengthsOf({ writes }: CommitPlan): Map<string, number> {
  return new Map(writes.map(({ ref, doc }) => [ref, JSON.stringify(doc).length]))
}
