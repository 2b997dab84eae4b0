import type { Doc, Ref } from '#domain/mutation/types.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { isOpenInLapse } from '#domain/subscription/finishing.ts'
import { isWorkBeforeLapse } from '#domain/subscription/work-mode.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { Attempt, Stop } from './attempt.ts'
import { notBehind } from './plan/plan-batch.ts'
import type { OutcomeStore } from './store-outcome.ts'

/** What is known of a lapse; nothing lapsed where `lapsedAt` is null. `now` in milliseconds. */
interface Lapse {
  readonly lapsedAt: string | null
  readonly now: number
  /** Those that have arrived before. */
  readonly landed: { has(id: string): boolean }
  readonly docs: ReadonlyMap<Ref, Doc>
}

/**
 * How a mutation passes while the company's subscription has lapsed: as work that was done before, in a commit that only
 * finishes what had begun, or not at all. 'open' where nothing has lapsed.
 */
type Way = 'open' | 'before' | 'finishing' | 'refused'

/** The way of all of these mutations; 'mixed' where they cannot be sent together. */
export function wayThrough(
  rows: readonly OutboxRow[],
  lapse: Lapse,
): Exclude<Way, 'refused'> | 'mixed' {
  const ways = new Set(rows.map((row) => wayOf(row, lapse)))
  const [only] = ways
  return ways.size === 1 && only !== undefined && only !== 'refused' ? only : 'mixed'
}

/** How one attempt at some mutations ends in further ones. */
interface Running {
  readonly outcome: OutcomeStore
  readonly run: (rows: readonly OutboxRow[], attempt: Attempt) => Promise<Stop | null>
}

/**
 * Sends what was done before the lapse, then looks at the rest again: an order may have begun by that. Of the rest, what a
 * lapse stops is left to a person.
 */
export async function runSeparately(
  running: Running,
  rows: readonly OutboxRow[],
  lapse: Lapse,
  attempt: Attempt,
): Promise<Stop | null> {
  const { outcome, run } = running
  const having = (...ways: readonly Way[]) => rows.filter((row) => ways.includes(wayOf(row, lapse)))
  const before = having('before')
  const refused = having('refused')
  const problem = { type: 'access/lapsed' } as const
  if (before.length > 0) {
    const stop = await run(before, attempt)
    const rest = having('finishing', 'refused')
    if (!stop) return runFree(running, rest, attempt)
    await outcome.release(rest, attempt)
    return stop
  }
  await outcome.settle({ actionNeeded: refused.map((row) => ({ row, problem, conflicts: [] })) })
  return runFree(running, having('finishing'), attempt)
}

/** Runs those that nothing of the batch holds up. */
async function runFree({ outcome, run }: Running, rows: readonly OutboxRow[], attempt: Attempt) {
  const { free, behind } = notBehind(rows, [...outcome.left.values()])
  if (behind.length > 0) await outcome.release(behind, attempt)
  return run(free, attempt)
}

/** The earlier of two instants (ISO), of which either may be missing. */
export function earlierOf(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return Date.parse(a) < Date.parse(b) ? a : b
}

function wayOf(row: OutboxRow, { lapsedAt, now, landed, docs }: Lapse): Way {
  if (lapsedAt === null) return 'open'
  if (landed.has(row.id) || isWorkBeforeLapse(row.at, lapsedAt, now)) return 'before'
  const prepared = prepareMutation(row.name, row.args, row.version)
  // One of a newer app is left to that later on.
  if (!prepared.ok) return 'finishing'
  const { args, refs, peeks, about } = prepared.value
  const change = { name: row.name, args, refs: [...refs, ...peeks, ...about] }
  return isOpenInLapse(change, docs) ? 'finishing' : 'refused'
}
