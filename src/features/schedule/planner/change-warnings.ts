import type { Board } from '#domain/dispatch/board-visit.ts'
import type { Finding } from '#domain/dispatch/finding.ts'
import { boardWith, newProblems } from '#domain/dispatch/simulate/changed-board.ts'
import { addsTo, overHours, type OverHours } from '#domain/planning/board/over-hours.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'

export interface ChangeWarnings {
  /** New problems of the day that the change is part of. */
  readonly findings: readonly Finding[]
  /** Whom the changes bring over their hours, where this one adds to their day. */
  readonly over: readonly OverHours[]
}

/** Limits of a whole day, which may be told of at a visit that stays as it is. */
const dayCodes: ReadonlySet<string> = new Set(['breakImpossible'])
/** Said in other words beside each change. */
const saidElsewhere: ReadonlySet<string> = new Set(['overDailyMaximum', 'dueMissed'])

/** What speaks against each of the changes that are wanted, by the id of its visit. */
export function changeWarnings(
  board: Board,
  taken: readonly PlannedChange[],
  day: string,
): ReadonlyMap<string, ChangeWarnings> {
  const after = boardWith(
    board,
    taken.map((change) => change.after),
  )
  const found = newProblems(board, after, day).filter(({ code }) => !saidElsewhere.has(code))
  const over = overHours(board, taken, day)
  return new Map(
    taken.map((change) => {
      const { id } = change.after
      const findings = found.filter(
        ({ code, visitId, otherVisitId, personId = '' }) =>
          visitId === id || otherVisitId === id || (dayCodes.has(code) && addsTo(personId, change)),
      )
      return [id, { findings, over: over.filter(({ personId }) => addsTo(personId, change)) }]
    }),
  )
}
