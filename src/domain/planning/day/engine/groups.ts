import { pin } from './insertion.ts'
import { always, never } from './network.ts'
import { scanRoute } from './scan.ts'
import { type Search, putNode } from './search.ts'

/** How many starts are tried, those of the cheapest places. */
const mostStarts = 8

interface Place {
  readonly n: number
  readonly r: number
  readonly after: number
  readonly breakAt: number
  readonly start: number
  readonly cost: number
}

/**
 * Puts a crew, or a visit that comes before or after another one, on its routes: the lead where it is cheapest, the
 * others at the same start. From then on its start does not move. Whether there was a place for less than `most`.
 */
export function insertGroup(search: Search, v: number, most: number): boolean {
  const { net, routes } = search
  const first = net.firstNode[v] as number
  const end = net.firstNode[v + 1] as number
  const limits = groupLimits(search, v)
  if (!limits) return false
  const setStart = (from: number, to: number): void => {
    for (let n = first; n < end; n += 1) {
      routes.low[n] = Math.max(from, net.lockedFrom[n] as number)
      routes.high[n] = Math.min(to, net.lockedTo[n] as number)
    }
  }
  setStart(limits.from, limits.to)
  const leads = placesOf(search, first, most)
  const others = end - first > 1 ? placesOf(search, first + 1, most) : []
  const starts = new Set(
    [...leads.slice(0, mostStarts), ...others.slice(0, mostStarts)].map(({ start }) => start),
  )
  let least = most
  let best: readonly Place[] = []
  for (const start of leads.length === 0 ? [] : starts) {
    setStart(Math.max(start, limits.from), Math.min(start, limits.to))
    const places = crewAt(search, first, end, least)
    const cost = places.reduce((sum, place) => sum + place.cost, 0)
    if (places.length === 0 || cost >= least) continue
    least = cost
    best = places
  }
  const start = best[0]?.start ?? null
  for (let n = first; n < end; n += 1) pin(routes, n, start)
  for (const { n, r, after, breakAt } of best) putNode(search, n, r, after, breakAt)
  return best.length > 0
}

/** The cheapest routes of different technicians for a crew whose start is pinned; none if one of them has no place. */
function crewAt(search: Search, first: number, end: number, most: number): readonly Place[] {
  const { technician } = search.net
  const taken: Place[] = []
  for (let n = first; n < end; n += 1) {
    const place = placesOf(search, n, most).find(({ r }) =>
      taken.every((other) => technician[other.r] !== technician[r]),
    )
    if (!place) return []
    taken.push(place)
  }
  return taken
}

/** The best place of a node in each route where there is one for less than `most`, cheapest first. */
function placesOf({ insertion, net }: Search, n: number, most: number): readonly Place[] {
  const places: Place[] = []
  for (let r = 0; r < net.routes; r += 1) {
    if (!scanRoute(insertion, n, r) || insertion.scanCost >= most) continue
    places.push({
      n,
      r,
      after: insertion.scanAfter,
      breakAt: insertion.scanBreak,
      start: insertion.scanStart,
      cost: insertion.scanCost,
    })
  }
  return places.sort((a, b) => a.cost - b.cost || a.r - b.r)
}

/** Between what starts a visit may be for those before and after it; null while the one before is on no route. */
export function groupLimits(
  { net, routes, isAbsent }: Search,
  v: number,
): { readonly from: number; readonly to: number } | null {
  const before = net.after[v] as number
  let from = never
  let to = always
  if (before !== -1) {
    if (isAbsent[before] === 1) return null
    const n = net.firstNode[before] as number
    from = (routes.low[n] as number) + (net.minutes[n] as number)
  }
  const minutes = net.minutes[net.firstNode[v] as number] as number
  for (const follower of net.followers[v] ?? [])
    if (isAbsent[follower] !== 1)
      to = Math.min(to, (routes.low[net.firstNode[follower] as number] as number) - minutes)
  return { from, to }
}
