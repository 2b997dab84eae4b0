import type { Board, BoardVisit } from './board-visit.ts'
import { createTravel, type Travel } from './travel/travel.ts'
import { byStart, type PersonVisits } from './person-visits.ts'
import { anytimeDay, takesTime, type TimedVisit, timedVisit } from './visit-time.ts'

/** A board's visits arranged for its checks. */
export interface BoardIndex {
  readonly travel: Travel
  /** All visits with a time, parsed once. */
  readonly timed: readonly TimedVisit[]
  readonly byPerson: ReadonlyMap<string, PersonVisits>
  readonly byOrder: ReadonlyMap<string, readonly BoardVisit[]>
  readonly bySite: ReadonlyMap<string, readonly BoardVisit[]>
}

const indexes = new WeakMap<Board, BoardIndex>()

/** The index of a board, made once for each. */
export function boardIndex(board: Board): BoardIndex {
  const known = indexes.get(board)
  if (known) return known
  const made = makeIndex(board)
  indexes.set(board, made)
  return made
}

function makeIndex(board: Board): BoardIndex {
  const all: TimedVisit[] = []
  const timed = new Map<string, TimedVisit[]>()
  const anytime = new Map<string, Map<string, BoardVisit[]>>()
  const byOrder = new Map<string, BoardVisit[]>()
  const bySite = new Map<string, BoardVisit[]>()
  for (const visit of board.visits) {
    if (!takesTime(visit)) continue
    addTo(byOrder, visit.orderId, visit)
    addTo(bySite, visit.order.siteId, visit)
    const times = timedVisit(visit)
    if (times) all.push(times)
    const day = anytimeDay(visit)
    for (const personId of visit.assigneeIds) {
      if (times) addTo(timed, personId, times)
      if (day === null) continue
      const days = anytime.get(personId) ?? new Map<string, BoardVisit[]>()
      anytime.set(personId, days)
      addTo(days, day, visit)
    }
  }
  const byPerson = new Map<string, PersonVisits>()
  for (const personId of new Set([...timed.keys(), ...anytime.keys()]))
    byPerson.set(personId, {
      timed: (timed.get(personId) ?? []).toSorted(byStart),
      anytime: anytime.get(personId) ?? new Map(),
    })
  const { timeZone, barriers } = board.company
  const travel = createTravel({ timeZone, barriers, ...board.drives })
  return { travel, timed: all, byPerson, byOrder, bySite }
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
