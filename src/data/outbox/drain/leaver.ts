import { isLateWork } from '#domain/access/late-work.ts'
import { workBounds, type Bounds } from '#domain/time/bounds.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { OutcomeStore } from './store-outcome.ts'

/** What is still accepted of an author who lost access at this time (ISO). */
export function acceptedLate(leftAt: string, rows: readonly OutboxRow[]): readonly OutboxRow[] {
  return rows.filter((row) => isLateWork(row, leftAt))
}

/** Leaves to a person what is not accepted of an author who lost access; returns whether there was any. */
export async function reportRefused(
  leftAt: string,
  rows: readonly OutboxRow[],
  outcome: OutcomeStore,
): Promise<boolean> {
  const refused = rows.filter((row) => !isLateWork(row, leftAt))
  if (refused.length === 0) return false
  const problem = { type: 'access/not-member' } as const
  await outcome.settle({ actionNeeded: refused.map((row) => ({ row, problem, conflicts: [] })) })
  return true
}

/** The bounds of what is sent at `now` (milliseconds), by someone who perhaps lost access at `leftAt`. */
export function boundsOf(now: number, leftAt: string | null): Bounds {
  const bounds = workBounds(now)
  return leftAt === null ? bounds : { ...bounds, until: leftAt }
}
