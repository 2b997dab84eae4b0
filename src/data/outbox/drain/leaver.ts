import { workBounds, type Bounds } from '#domain/time/bounds.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { OutcomeStore } from './store-outcome.ts'

/** What was done by the time (ISO) at which its author lost access. */
export function doneBy(leftAt: string, rows: readonly OutboxRow[]): readonly OutboxRow[] {
  return rows.filter(({ at }) => Date.parse(at) <= Date.parse(leftAt))
}

/** Leaves to a person what was done after its author lost access; returns whether there was any. */
export async function reportAfter(
  leftAt: string,
  rows: readonly OutboxRow[],
  outcome: OutcomeStore,
): Promise<boolean> {
  const before = new Set(doneBy(leftAt, rows))
  const after = rows.filter((row) => !before.has(row))
  if (after.length === 0) return false
  const problem = { type: 'access/not-member' } as const
  await outcome.settle({ actionNeeded: after.map((row) => ({ row, problem, conflicts: [] })) })
  return true
}

/** The bounds of what is sent at `now` (milliseconds), by someone who perhaps lost access at `leftAt`. */
export function boundsOf(now: number, leftAt: string | null): Bounds {
  const bounds = workBounds(now)
  return leftAt === null ? bounds : { ...bounds, until: leftAt }
}
