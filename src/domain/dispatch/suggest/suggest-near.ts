import type { Board, BoardVisit } from '../board-visit.ts'
import { timedVisit, visitDay } from '../visit-time.ts'
import { byLateness, suggest, type SuggestOptions, type Suggestions } from './suggest.ts'

export interface NearSuggestions extends Suggestions {
  /** The local day that the visit is meant for, where no one is free on it; null for any other. */
  readonly fullDay: string | null
}

/**
 * Who could go at the time that a visit is meant for, else at others of its day; on later days only where no one is free
 * on that one. A visit without a day, or with one before the search, may be on any.
 */
export function suggestNear(
  board: Board,
  visit: BoardVisit,
  options: SuggestOptions,
): NearSuggestions {
  const day = visitDay(visit, board.company.timeZone)
  if (day === null || day < options.from)
    return { ...suggest(board, visit, options), fullDay: null }
  const fromDay = { ...options, from: day }
  const onDay = suggestOnDay(board, visit, { ...fromDay, days: 1 })
  return onDay.offers.length > 0
    ? { ...onDay, fullDay: null }
    : { ...suggest(board, visit, fromDay), fullDay: day }
}

/** Each person once, at the visit's own time where they are free then. */
function suggestOnDay(board: Board, visit: BoardVisit, options: SuggestOptions): Suggestions {
  const all = suggest(board, visit, options)
  if (timedVisit(visit) === null) return all
  const same = suggest(board, visit, { ...options, keepTime: true }).offers
  const sameIds = new Set(same.map(({ personId }) => personId))
  const others = all.offers.filter(({ personId }) => !sameIds.has(personId))
  return { ...all, offers: [...same, ...others].toSorted(byLateness).slice(0, options.top) }
}
