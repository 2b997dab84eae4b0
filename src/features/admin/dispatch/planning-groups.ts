import type { PlanningTermId } from '#domain/company/dispatch/planning-terms.ts'

/** The terms of a plan in the order in which people think of them. */
export const planningGroups = [
  {
    id: 'left',
    terms: ['unassignedUrgent', 'unassignedHigh', 'unassignedNormal', 'unassignedLow'],
  },
  { id: 'later', terms: ['dayLaterUrgent', 'dayLaterHigh', 'dayLaterNormal', 'dayLaterLow'] },
  { id: 'time', terms: ['lateOnce', 'late', 'waiting', 'load'] },
  { id: 'people', terms: ['notPreferred', 'notLast', 'outsideTerritory', 'levelAbove'] },
  { id: 'changes', terms: ['movedUnsent', 'movedSent', 'movedSeen', 'shiftOnce', 'shift'] },
] as const satisfies readonly { id: string; terms: readonly PlanningTermId[] }[]

export const shownTerms: readonly PlanningTermId[] = planningGroups.flatMap(({ terms }) => terms)
