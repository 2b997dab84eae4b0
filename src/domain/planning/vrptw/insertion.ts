import type { Random } from '../random.ts'
import type { Near } from './near.ts'
import type { Routes } from './routes.ts'

/** How often a better place is passed over, so that the same customers do not always end up in the same places. */
const blinkRate = 0.01

/** With at least this many routes, those of near customers are searched first. */
const manyRoutes = 16

/**
 * The cheapest places of each customer in each route: the best and the second best, computed when they are asked for and
 * kept until the route changes.
 */
export interface Insertion {
  readonly routes: Routes
  readonly version: Int32Array
  readonly cost: Float64Array
  readonly after: Int32Array
  readonly secondCost: Float64Array
  readonly secondAfter: Int32Array
  readonly random: Random
  readonly near: Near
  /** The customer's search in which a route was last looked at. */
  readonly seenIn: Int32Array
  seen: number
  /** How many places are offered until the next one is passed over. */
  untilBlink: number
  /** The answer of `findPlace`. */
  route: number
  place: number
}

export function createInsertion(routes: Routes, near: Near, random: Random): Insertion {
  const cells = routes.size * routes.vehicles
  return {
    routes,
    version: new Int32Array(cells),
    cost: new Float64Array(cells),
    after: new Int32Array(cells),
    secondCost: new Float64Array(cells),
    secondAfter: new Int32Array(cells),
    random,
    near,
    seenIn: new Int32Array(routes.vehicles),
    seen: 0,
    untilBlink: nextBlink(random),
    route: -1,
    place: 0,
  }
}

/** Finds the cheapest place for a customer, now and then passing one over. False where there is none. */
export function findPlace(insertion: Insertion, customer: number): boolean {
  const { routes } = insertion
  const { order, used } = routes
  insertion.route = -1
  let best = used < manyRoutes ? Infinity : findNearPlace(insertion, customer)
  if (insertion.route === -1)
    for (let k = 0; k < used; k += 1)
      best = offerRoute(insertion, customer, order[k] as number, best)
  if (used < routes.limit) offerNewRoute(insertion, customer, best)
  return insertion.route !== -1
}

/** The cost of the cheapest place in the routes of near customers. */
function findNearPlace(insertion: Insertion, customer: number): number {
  const { routes, near, seenIn } = insertion
  const row = customer * near.count
  insertion.seen += 1
  let best = Infinity
  for (let i = 0; i < near.count; i += 1) {
    const r = routes.routeOf[near.list[row + i] as number] as number
    if (r === -1 || seenIn[r] === insertion.seen) continue
    seenIn[r] = insertion.seen
    best = offerRoute(insertion, customer, r, best)
  }
  return best
}

/** Notes the cheapest place in a route if it is cheaper than the best so far. The cost of the best after that. */
function offerRoute(insertion: Insertion, customer: number, r: number, best: number): number {
  const { routes, version, cost, after, secondCost, secondAfter } = insertion
  if ((routes.load[r] as number) + (routes.demand[customer] as number) > routes.capacity)
    return best
  const cell = customer * routes.vehicles + r
  if (version[cell] !== routes.version[r]) scanRoute(insertion, customer, r, cell)
  const first = cost[cell] as number
  if (first >= best) return best
  insertion.untilBlink -= 1
  if (insertion.untilBlink > 0) {
    insertion.route = r
    insertion.place = after[cell] as number
    return first
  }
  insertion.untilBlink = nextBlink(insertion.random)
  const second = secondCost[cell] as number
  if (second >= best) return best
  insertion.route = r
  insertion.place = secondAfter[cell] as number
  return second
}

function offerNewRoute(insertion: Insertion, customer: number, best: number): void {
  const { routes } = insertion
  const way = routes.distance[customer * routes.size] as number
  if (2 * way >= best || !fitsAlone(routes, customer, way)) return
  insertion.route = routes.order[routes.used] as number
  insertion.place = 0
}

function fitsAlone(routes: Routes, customer: number, way: number): boolean {
  const starts = Math.max((routes.ready[0] as number) + way, routes.ready[customer] as number)
  const ends = starts + (routes.service[customer] as number) + way
  return (
    starts <= (routes.due[customer] as number) &&
    ends <= (routes.due[0] as number) &&
    (routes.demand[customer] as number) <= routes.capacity
  )
}

/** Finds the two cheapest places of a customer in a route. */
function scanRoute(insertion: Insertion, customer: number, r: number, cell: number): void {
  const { routes } = insertion
  const { node, leaves, latest, leg, distance } = routes
  const row = customer * routes.size
  const opens = routes.ready[customer] as number
  const closes = routes.due[customer] as number
  const serves = routes.service[customer] as number
  const start = r * routes.stride
  const end = start + (routes.length[r] as number)
  let best = Infinity
  let second = Infinity
  let bestAt = 0
  let secondAt = 0
  const first = firstInTime(insertion, customer, start, end)
  let from = distance[row + (node[first] as number)] as number
  for (let i = first; i <= end; i += 1) {
    const arrives = (leaves[i] as number) + from
    // Every later customer is left later still, so no place behind this one is in time either.
    if (arrives > closes) break
    const to = distance[row + (node[i + 1] as number)] as number
    const extra = from + to - (leg[i] as number)
    from = to
    if (extra >= second) continue
    const starts = arrives > opens ? arrives : opens
    if (starts + serves + to > (latest[i + 1] as number)) continue
    if (extra < best) {
      second = best
      secondAt = bestAt
      best = extra
      bestAt = i - start
    } else {
      second = extra
      secondAt = i - start
    }
  }
  insertion.version[cell] = routes.version[r] as number
  insertion.cost[cell] = best
  insertion.after[cell] = bestAt
  insertion.secondCost[cell] = second
  insertion.secondAfter[cell] = secondAt
}

/** The first position behind which a customer's service can end early enough for those that follow. */
function firstInTime({ routes }: Insertion, customer: number, start: number, end: number): number {
  const { latest } = routes
  const reached = (routes.ready[0] as number) + (routes.distance[customer * routes.size] as number)
  const opens = routes.ready[customer] as number
  const ends = (reached > opens ? reached : opens) + (routes.service[customer] as number)
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if ((latest[middle + 1] as number) < ends) low = middle + 1
    else high = middle
  }
  return low
}

/** How many trials until one of this rate succeeds. */
function nextBlink(random: Random): number {
  return 1 + Math.floor(Math.log(1 - random.next()) / Math.log(1 - blinkRate))
}
