import type { Known } from './best.ts'
import type { Plan } from './search.ts'

/** What one searcher does in a round. */
export interface Task {
  /** `fleet`: make do with fewer routes; `distance`: make the routes shorter. */
  readonly aim: 'fleet' | 'distance'
  /** The share of the budget at which this aim began. */
  readonly from: number
  /** The share of the budget at which the round ends. */
  readonly until: number
  /** The number of routes at which the aim `fleet` is reached. */
  readonly enough: number
  /** The plan to begin with, of all or only some of the customers. */
  readonly plan: Plan
}

/** What came of a task. */
export interface Found {
  readonly best: Known
  /** Where the search is, to go on from: while it is hot, that leads further than the best. */
  readonly current: Plan
}

/** The searchers that help one that leads. */
export interface Team {
  /** How many helpers there are. */
  readonly helpers: number
  /** Gives each helper a task. */
  assign(tasks: readonly Task[]): void
  /** What each helper found in this round; undefined if it is not ready yet. */
  collect(): readonly (Found | undefined)[]
}

/** No helpers. */
export const alone: Team = { helpers: 0, assign() {}, collect: () => [] }

/** What a helper is told and tells. */
export interface Lead {
  /** Waits for the next task; undefined when there is nothing more to do. */
  next(): Task | undefined
  handIn(found: Found): void
}
