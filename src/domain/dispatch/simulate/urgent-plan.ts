import type { BoardVisit } from '../board-visit.ts'
import type { Finding } from '../finding.ts'
import type { Offer } from '../suggest/suggest.ts'

/** A visit that makes room, and where it goes. */
export interface Move {
  readonly visit: BoardVisit
  readonly offer: Offer
}

/** A person and a time for an urgent visit, with those that make room for it. */
export interface UrgentPlan {
  readonly offer: Offer
  readonly moves: readonly Move[]
  /** With what it takes to change what is planned, in minutes of driving. */
  readonly cost: number
  /** What the moved visits break that they did not break before. */
  readonly problems: readonly Finding[]
}

/** The days in which an urgent visit is placed, and those in which the moved ones are. */
export const urgentDays = { placed: 2, moved: 7 } as const
