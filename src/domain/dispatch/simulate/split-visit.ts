import { addDays } from '../../time/local-time.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { timedVisit, visitDay } from '../visit-time.ts'
import { workingTime } from '../working-time.ts'

/** One stay of a visit that takes several days. */
export interface VisitPiece {
  /** An instant. */
  readonly start: string
  readonly minutes: number
}

/** A piece that is shorter would only be a drive; the rest of the day is left free. */
const shortestMinutes = 30
/** How many days ahead are searched, for people who work only a few days a month. */
const mostDays = 60

/**
 * Cuts a visit where the hours of its first person end, and goes on when they begin on their next working days; breaks
 * do not cut. Empty where it ends within the hours it begins in, has no time or person, or needs more than `most` pieces.
 */
export function splitVisit(board: Board, visit: BoardVisit, most: number): readonly VisitPiece[] {
  const [personId] = visit.assigneeIds
  const timed = timedVisit(visit)
  const first = visitDay(visit, board.company.timeZone)
  if (personId === undefined || !timed || first === null) return []
  const pieces: VisitPiece[] = []
  let left = visit.minutes
  for (let i = 0; i < mostDays && left > 0 && pieces.length < most; i += 1) {
    for (const { startsAt, endsAt } of hoursOf(board, personId, addDays(first, i))) {
      const from = Math.max(startsAt, timed.startsAt)
      const room = Math.floor((endsAt - from) / 60_000)
      if (left === 0 || room < Math.min(shortestMinutes, left)) continue
      const minutes = Math.min(left, room)
      pieces.push({ start: new Date(from).toISOString(), minutes })
      left -= minutes
    }
  }
  return left > 0 || pieces.length < 2 ? [] : pieces
}

function hoursOf(board: Board, personId: string, day: string) {
  const { spans, absence } = workingTime(board, personId, day)
  return absence ? [] : spans
}
