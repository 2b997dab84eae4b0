import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { isUnderWay } from '../check/check-change.ts'
import type { Finding } from '../finding.ts'
import { laneOf } from '../lane.ts'
import { timedVisit, visitDay } from '../visit-time.ts'
import { boardWith, newProblems } from './changed-board.ts'

/** What follows when a visit takes longer. */
export interface Overrun {
  /** Later visits of that day as they would be, by their former start. */
  readonly moved: readonly BoardVisit[]
  /** Problems that this makes or makes worse. */
  readonly findings: readonly Finding[]
}

/**
 * What follows when a visit takes some minutes longer: later ones of that day in the same lanes start later by what is
 * needed, and so on in the lanes of their crews. What is under way or locked in time stays. A visit without a time
 * moves nothing.
 */
export function overrun(board: Board, visitId: string, minutes: number): Overrun {
  const visit = board.visits.find(({ id }) => id === visitId)
  const day = visit && visitDay(visit, board.company.timeZone)
  if (!visit || !day || timedVisit(visit) === null) return { moved: [], findings: [] }
  const longer = { ...visit, minutes: visit.minutes + minutes }
  const changed = new Map([[visit.id, longer]])
  const people = new Set(visit.assigneeIds)
  // A set is also walked through what is added on the way; who is met again is added again.
  for (const personId of people) {
    people.delete(personId)
    for (const other of pushLane(board, personId, day, changed))
      if (other !== personId) people.add(other)
  }
  const after = boardWith(board, [...changed.values()])
  const moved = [...changed.values()].filter(({ id }) => id !== visitId)
  const former = new Map(board.visits.map(({ id, start }) => [id, start ?? '']))
  return {
    moved: moved.toSorted((a, b) => ((former.get(a.id) ?? '') < (former.get(b.id) ?? '') ? -1 : 1)),
    findings: newProblems(board, after, day),
  }
}

/** Starts a lane's later visits as late as is needed; who else is in the crews of those that were moved. */
function pushLane(
  board: Board,
  personId: string,
  day: string,
  changed: Map<string, BoardVisit>,
): ReadonlySet<string> {
  const { travel } = boardIndex(board)
  const touched = new Set<string>()
  let [freeAt, formerFreeAt] = [-Infinity, -Infinity]
  let place: BoardVisit['place'] = null
  for (const { visit, endsAt } of laneOf(board, personId, day).visits) {
    const now = changed.get(visit.id) ?? visit
    const timed = timedVisit(now)
    if (timed === null) continue
    const isFixed = now.locked === 'time' || now.locked === 'both' || isUnderWay(now)
    const canMove = freeAt > formerFreeAt && !isFixed
    const drive = canMove ? travel.minutes(place, now.place, freeAt) * 60_000 : 0
    const startsAt = canMove ? Math.max(timed.startsAt, freeAt + drive) : timed.startsAt
    if (startsAt > timed.startsAt) {
      changed.set(now.id, { ...now, start: new Date(startsAt).toISOString() })
      for (const id of now.assigneeIds) touched.add(id)
    }
    freeAt = Math.max(freeAt, startsAt + now.minutes * 60_000)
    formerFreeAt = Math.max(formerFreeAt, endsAt)
    place = now.place
  }
  return touched
}
