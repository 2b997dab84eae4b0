import type { Random } from '../../random.ts'
import type { Near } from './near.ts'
import { always, never } from './network.ts'
import type { Routes } from './routes.ts'
import { type Scan, createScan, scanRoute } from './scan.ts'

/** How often a better route is passed over, so that the same visits do not always end up in the same places. */
const blinkRate = 0.01
/** How often all routes are searched, and not only those of near visits and those that are empty. */
const allRate = 0.03

/** The cheapest place of each node in each route, computed when it is asked for and kept until the route changes. */
export interface Insertion extends Scan {
  readonly version: Int32Array
  readonly cellCost: Float64Array
  readonly cellAfter: Int32Array
  readonly cellBreak: Int32Array
  readonly near: Near
  /** In the routes of how many near visits a place is looked for. */
  readonly searched: number
  readonly random: Random
  readonly seenIn: Int32Array
  seen: number
  untilBlink: number
  /** The answer of `findPlace`. */
  route: number
}

export function createInsertion(
  routes: Routes,
  near: Near,
  searched: number,
  random: Random,
): Insertion {
  const cells = routes.net.nodes * routes.net.routes
  return {
    ...createScan(routes),
    version: new Int32Array(cells),
    cellCost: new Float64Array(cells),
    cellAfter: new Int32Array(cells),
    cellBreak: new Int32Array(cells),
    near,
    searched: Math.min(searched, near.count),
    random,
    seenIn: new Int32Array(routes.net.routes),
    seen: 0,
    untilBlink: nextBlink(random),
    route: -1,
  }
}

/** Finds the cheapest place of a node for less than `most`, now and then passing a route over. False without one. */
export function findPlace(insertion: Insertion, n: number, most: number): boolean {
  const { routes, near, seenIn, random } = insertion
  const { net, routeOf } = routes
  insertion.route = -1
  insertion.cost = most
  let best = most
  if (random.next() >= allRate) {
    insertion.seen += 1
    const row = (net.visitOf[n] as number) * near.count
    for (let i = 0; i < insertion.searched; i += 1) {
      const other = net.firstNode[near.list[row + i] as number] as number
      const r = routeOf[other] as number
      if (r === -1 || seenIn[r] === insertion.seen) continue
      seenIn[r] = insertion.seen
      best = offerRoute(insertion, n, r, best)
    }
    for (let r = 0; r < net.routes; r += 1)
      if (routes.length[r] === 0) best = offerRoute(insertion, n, r, best)
    if (insertion.route !== -1) return true
  }
  for (let r = 0; r < net.routes; r += 1) best = offerRoute(insertion, n, r, best)
  return insertion.route !== -1
}

function offerRoute(insertion: Insertion, n: number, r: number, best: number): number {
  const { routes, version, cellCost, cellAfter, cellBreak } = insertion
  const cell = n * routes.net.routes + r
  // Everything but waiting adds to a route's cost, so this alone can be too much.
  if ((routes.net.routeCost[cell] as number) === Infinity) return best
  if (version[cell] !== routes.version[r]) {
    const isFound = scanRoute(insertion, n, r)
    cellCost[cell] = isFound ? insertion.scanCost : Infinity
    cellAfter[cell] = insertion.scanAfter
    cellBreak[cell] = insertion.scanBreak
    version[cell] = routes.version[r] as number
  }
  const cost = cellCost[cell] as number
  if (cost >= best) return best
  insertion.untilBlink -= 1
  if (insertion.untilBlink <= 0) {
    insertion.untilBlink = nextBlink(insertion.random)
    return best
  }
  insertion.route = r
  insertion.cost = cost
  insertion.after = cellAfter[cell] as number
  insertion.breakAt = cellBreak[cell] as number
  return cost
}

/** Keeps a node at a start, or lets it go. */
export function pin({ low, high, net }: Routes, n: number, start: number | null): void {
  low[n] = Math.max(start ?? never, net.lockedFrom[n] as number)
  high[n] = Math.min(start ?? always, net.lockedTo[n] as number)
}

function nextBlink(random: Random): number {
  return 1 + Math.floor(Math.log(1 - random.next()) / Math.log(1 - blinkRate))
}
