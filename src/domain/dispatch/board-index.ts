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

/**
 * Takes the index of a board over to the same board after a change, of which only what the change touches is arranged
 * again: `removed` are the visits that it no longer has, `added` those that come last in it.
 */
export function keepIndex(
  before: Board,
  after: Board,
  removed: readonly BoardVisit[] = [],
  added: readonly BoardVisit[] = [],
): void {
  const known = indexes.get(before)
  if (known && removed.length + added.length === 0) indexes.set(after, known)
  else if (known)
    indexes.set(after, { ...changedVisits(known, removed, added), travel: known.travel })
}

function makeIndex(board: Board): BoardIndex {
  const { timeZone, barriers } = board.company
  const travel = createTravel({ timeZone, barriers, ...board.drives })
  return { travel, ...arrange(board.visits) }
}

type Arranged = Omit<BoardIndex, 'travel'>

function arrange(visits: readonly BoardVisit[]): Arranged {
  const all: TimedVisit[] = []
  const timed = new Map<string, TimedVisit[]>()
  const anytime = new Map<string, Map<string, BoardVisit[]>>()
  const byOrder = new Map<string, BoardVisit[]>()
  const bySite = new Map<string, BoardVisit[]>()
  for (const visit of visits) {
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
  return { timed: all, byPerson, byOrder, bySite }
}

/** What was arranged, without some visits and with others. */
function changedVisits(
  known: Arranged,
  removed: readonly BoardVisit[],
  added: readonly BoardVisit[],
): Arranged {
  const more = arrange(added)
  const ids = new Set(removed.map(({ id }) => id))
  const stays = ({ id }: BoardVisit) => !ids.has(id)
  const touched = [...removed, ...added]
  const byPerson = new Map(known.byPerson)
  for (const personId of new Set(touched.flatMap(({ assigneeIds }) => assigneeIds))) {
    const [own, other] = [known.byPerson.get(personId), more.byPerson.get(personId)]
    const timed = [
      ...(own?.timed ?? []).filter(({ visit }) => stays(visit)),
      ...(other?.timed ?? []),
    ].toSorted(byStart)
    const days = new Set([...(own?.anytime.keys() ?? []), ...(other?.anytime.keys() ?? [])])
    const anytime = new Map(own?.anytime)
    for (const day of days) mergeAt(anytime, day, stays, other?.anytime.get(day))
    if (timed.length + anytime.size > 0) byPerson.set(personId, { timed, anytime })
    else byPerson.delete(personId)
  }
  const byOrder = new Map(known.byOrder)
  const bySite = new Map(known.bySite)
  for (const orderId of new Set(touched.map((one) => one.orderId)))
    mergeAt(byOrder, orderId, stays, more.byOrder.get(orderId))
  for (const siteId of new Set(touched.map(({ order }) => order.siteId)))
    mergeAt(bySite, siteId, stays, more.bySite.get(siteId))
  const timed = [...known.timed.filter(({ visit }) => stays(visit)), ...more.timed]
  return { timed, byPerson, byOrder, bySite }
}

/** Leaves of a list what stays and adds others to its end; a list without any is deleted. */
function mergeAt(
  map: Map<string, readonly BoardVisit[]>,
  key: string,
  stays: (visit: BoardVisit) => boolean,
  others: readonly BoardVisit[] = [],
): void {
  const list = [...(map.get(key) ?? []).filter(stays), ...others]
  if (list.length > 0) map.set(key, list)
  else map.delete(key)
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const idIndexes = new WeakMap<readonly BoardVisit[], ReadonlyMap<string, BoardVisit>>()

/** The visits of a board by their id, in its order; made once for each list of visits. */
export function visitsById({ visits }: Board): ReadonlyMap<string, BoardVisit> {
  const known = idIndexes.get(visits)
  if (known) return known
  const made = new Map(visits.map((visit) => [visit.id, visit]))
  idIndexes.set(visits, made)
  return made
}
