import type { Board, BoardVisit } from '../board-visit.ts'
import { withoutPeople } from '../without-people.ts'
import { hasPromise, withoutPromise } from './limits.ts'
import { suggest, type SuggestOptions, type Suggestions } from './suggest.ts'

/**
 * Who could go when, as `suggest`; where those who can keep what the customer was promised are too few, the others follow
 * at their soonest times, which miss it.
 */
export function suggestPastPromise(
  board: Board,
  visit: BoardVisit,
  options: SuggestOptions,
): Suggestions {
  const kept = suggest(board, visit, options)
  const left = options.top - kept.offers.length
  if (left <= 0 || !hasPromise(visit)) return kept
  const keepers = kept.offers.map(({ personId }) => personId)
  const missed = suggest(
    withoutPeople(board, keepers),
    withoutPromise(visit, board.company.timeZone),
    { ...options, top: left, soonestFirst: true },
  )
  if (missed.offers.length === 0) return kept
  return { offers: [...kept.offers, ...missed.offers], whyNot: missed.whyNot }
}
