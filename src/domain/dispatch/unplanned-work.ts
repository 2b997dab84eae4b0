import { keepByParts } from '#lib/keep-by-parts.ts'
import type { BoardVisit } from './board-visit.ts'
import { dayAt } from './day-bounds.ts'

/** When work began on the last day on which it did: the first start of that local day. */
export function begunOn(starts: readonly string[], timeZone: string): string | null {
  const sorted = starts.toSorted((a, b) => Date.parse(a) - Date.parse(b))
  const dayOf = (start: string) => dayAt(Date.parse(start), timeZone)
  const last = sorted.at(-1)
  return sorted.find((start) => last !== undefined && dayOf(start) === dayOf(last)) ?? null
}

/** Whether a visit without a plan was begun on this local day. */
export function isBegunOn(visit: BoardVisit, day: string, timeZone: string): boolean {
  const { start, begunAt = null } = visit
  return start === null && begunAt !== null && dayAt(Date.parse(begunAt), timeZone) === day
}

const keptPlace = keepByParts<BoardVisit>(1)

/**
 * The visit as the board places it at an instant, in milliseconds: what was begun that day without a plan takes its time
 * from then on, as long as it should, and until now where that is longer. Any other stays the same object.
 */
export function placedVisit(visit: BoardVisit, now: number, timeZone: string): BoardVisit {
  const { begunAt: start = null } = visit
  if (start === null || !isBegunOn(visit, dayAt(now, timeZone), timeZone)) return visit
  const minutes = Math.max(visit.minutes, Math.floor((now - Date.parse(start)) / 60_000))
  return keptPlace(visit, '', [minutes], () => ({ ...visit, start, minutes }))
}
