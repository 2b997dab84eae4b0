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

export const defaultWeights: Weights = {
  driving: 1,
  waiting: 0.2,
  overtime: 3,
  lateOnce: 30,
  late: 2,
  load: 0.1,
  outsideTerritory: 15,
  unassigned: { urgent: 2000, high: 800, normal: 300, low: 120 },
  dayLater: { urgent: 200, high: 60, normal: 15, low: 5 },
  notPreferred: 20,
  notLast: 10,
  levelAbove: 3,
  moved: { unsent: 10, sent: 40, seen: 60 },
  shiftOnce: 10,
  shift: 0.3,
  shiftFrom: 15,
  shiftMost: 240,
  promiseBroken: null,
}
