interface PlanningTerm {
  /** What it costs a company that never chose. */
  readonly usual: number
  readonly least: number
  readonly most: number
}

function term(usual: number, most: number, least = 0): PlanningTerm {
  return { usual, least, most }
}

/**
 * What makes a plan worse, in minutes of driving that one would accept instead. Leaving a visit out always costs
 * something: else nothing would be planned.
 */
export const planningTerms = {
  waiting: term(0.2, 10),
  lateOnce: term(30, 1000),
  late: term(2, 100),
  load: term(0.1, 10),
  outsideTerritory: term(15, 1000),
  notPreferred: term(20, 1000),
  notLast: term(10, 1000),
  levelAbove: term(3, 1000),
  unassignedUrgent: term(2000, 10_000, 60),
  unassignedHigh: term(800, 10_000, 60),
  unassignedNormal: term(300, 10_000, 60),
  unassignedLow: term(120, 10_000, 60),
  dayLaterUrgent: term(200, 5000),
  dayLaterHigh: term(60, 5000),
  dayLaterNormal: term(15, 5000),
  dayLaterLow: term(5, 5000),
  movedUnsent: term(10, 1000),
  movedSent: term(40, 1000),
  movedSeen: term(60, 1000),
  shiftOnce: term(10, 1000),
  shift: term(0.3, 10),
} as const
export type PlanningTermId = keyof typeof planningTerms

/** Whether a weight is of a term that plans know. */
export function isPlanningTerm(id: string): id is PlanningTermId {
  return Object.hasOwn(planningTerms, id)
}

/** Whether a weight lies within the bounds of its term. */
export function isWithinTerm(id: string, value: number): boolean {
  if (!isPlanningTerm(id)) return false
  const { least, most } = planningTerms[id]
  return value >= least && value <= most
}

/** What a term costs a company with these weights; the usual where its own is not within the bounds. */
export function weightOf(
  chosen: readonly { readonly id: string; readonly value: number }[],
  id: PlanningTermId,
): number {
  const own = chosen.find((one) => one.id === id)
  return own && isWithinTerm(id, own.value) ? own.value : planningTerms[id].usual
}
