import { type Board, type BoardVisit } from '#domain/dispatch/board-visit.ts'
import { lastAtSite } from '#domain/dispatch/suggest/person-facts.ts'
import { type Obstacle, explain } from '../day/explain.ts'
import type { PlanResult } from '../day/result.ts'
import type { BoardProblem } from './board-problem.ts'

/** Why a plan puts a visit where it does. */
export interface ChangeReasons {
  readonly personId: string
  /** Minutes of driving that the visit adds to the person's day. */
  readonly driveMinutes: number
  /** The cheapest other person with time for it; null where there is none. */
  readonly nextBest: { readonly personId: string; readonly driveMinutes: number } | null
  /** The skills that the visit needs and the person holds; `expiresOn` is a local day, null for never. */
  readonly skills: readonly { readonly id: string; readonly expiresOn: string | null }[]
  readonly wasThereLast: boolean
  /** What keeps how many others from it, most frequent first. */
  readonly whyNot: readonly Obstacle[]
}

/** The reasons for the place of a visit in a plan of the board; null where the plan places it nowhere. */
export function changeReasons(
  board: Board,
  { problem, personIds }: BoardProblem,
  result: PlanResult,
  visit: BoardVisit,
): ChangeReasons | null {
  const placed = result.visits.find(({ id }) => id === visit.id)?.placement
  const personId = personIds[placed?.routes[0] ?? -1]
  const explained = explain(problem, result, visit.id)
  if (personId === undefined || !explained) return null
  const { nextBest } = explained
  const minutes = (driving: number) => Math.round(driving / problem.weights.driving)
  const needed = new Set(visit.order.skills.map(({ id }) => id))
  const held = board.people.get(personId)?.staff?.skills ?? []
  return {
    personId,
    driveMinutes: minutes(explained.terms.driving),
    nextBest: nextBest && {
      personId: nextBest.route,
      driveMinutes: minutes(nextBest.terms.driving),
    },
    skills: held.filter(({ id }) => needed.has(id)).map(({ id, expiresOn }) => ({ id, expiresOn })),
    wasThereLast: lastAtSite(board, visit).includes(personId),
    whyNot: explained.whyNot,
  }
}
