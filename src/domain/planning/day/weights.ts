import type { PlanningWeight } from '#domain/company/dispatch/planning-weights.ts'
import { type PlanningTermId, weightOf } from '#domain/company/dispatch/planning-terms.ts'

/** Urgent first. */
export const planPriorities = ['urgent', 'high', 'normal', 'low'] as const
export type PlanPriority = (typeof planPriorities)[number]

/** What makes a plan worse, in minutes of driving that one would accept instead. */
export interface Weights {
  /** A minute. */
  readonly driving: number
  readonly waiting: number
  readonly overtime: number
  /** Being late for a soft window: once, and a minute. */
  readonly lateOnce: number
  readonly late: number
  /** A minute of visits above the mean of all routes. */
  readonly load: number
  readonly outsideTerritory: number
  readonly unassigned: Readonly<Record<PlanPriority, number>>
  /** A day after the first one wanted. */
  readonly dayLater: Readonly<Record<PlanPriority, number>>
  readonly notPreferred: number
  readonly notLast: number
  /** Each level of a skill above the one needed. */
  readonly levelAbove: number
  /** Another technician than now, by what they know of it. */
  readonly moved: { readonly unsent: number; readonly sent: number; readonly seen: number }
  /** A start that is shifted by `shiftFrom` minutes or more: once, and a minute up to `shiftMost` minutes. */
  readonly shiftOnce: number
  readonly shift: number
  readonly shiftFrom: number
  readonly shiftMost: number
  /** A start outside what was promised; null forbids it. */
  readonly promiseBroken: number | null
}

/** The weights of a company that chose some; those that it did not choose are the usual ones. */
export function weightsOf(chosen: readonly PlanningWeight[]): Weights {
  const of = (id: PlanningTermId) => weightOf(chosen, id)
  return {
    driving: 1,
    waiting: of('waiting'),
    overtime: 3,
    lateOnce: of('lateOnce'),
    late: of('late'),
    load: of('load'),
    outsideTerritory: of('outsideTerritory'),
    unassigned: {
      urgent: of('unassignedUrgent'),
      high: of('unassignedHigh'),
      normal: of('unassignedNormal'),
      low: of('unassignedLow'),
    },
    dayLater: {
      urgent: of('dayLaterUrgent'),
      high: of('dayLaterHigh'),
      normal: of('dayLaterNormal'),
      low: of('dayLaterLow'),
    },
    notPreferred: of('notPreferred'),
    notLast: of('notLast'),
    levelAbove: of('levelAbove'),
    moved: { unsent: of('movedUnsent'), sent: of('movedSent'), seen: of('movedSeen') },
    shiftOnce: of('shiftOnce'),
    shift: of('shift'),
    shiftFrom: 15,
    shiftMost: 240,
    promiseBroken: null,
  }
}

export const defaultWeights: Weights = weightsOf([])
