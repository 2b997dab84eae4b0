import type { Random } from '../../random.ts'
import { type Insertion, createInsertion } from './insertion.ts'
import { nearVisits } from './near.ts'
import type { Network } from './network.ts'
import { refresh } from './refresh.ts'
import { type Routes, createRoutes, insertNode } from './routes.ts'
import { type Saved, createSaved, restoreRoutes, saveRoute } from './saved.ts'

/** How many of the nearest visits may lose their places together. */
const mostRuined = 100
/** In the routes of how many near visits a place is looked for. */
const mostSearched = 30
/** Room for nodes in a route beside those that it has now. */
const roomInRoute = 62

/** A plan that is changed step by step. */
export interface Search {
  readonly net: Network
  readonly routes: Routes
  readonly insertion: Insertion
  readonly saved: Saved
  readonly random: Random
  /** The visits that may be changed: the first `movableCount`. */
  readonly movable: Int32Array
  readonly movableCount: number
  /** The visits that are on no route: the first `absentCount`, and by visit. */
  readonly absent: Int32Array
  absentCount: number
  readonly isAbsent: Uint8Array
  /** What the absent ones cost. */
  unassigned: number
}

/** A plan without visits. `mostNow` is the largest number of visits that a route has now; without near ones no search. */
export function createSearch(
  net: Network,
  random: Random,
  mostNow: number,
  searched = mostSearched,
  ruined = mostRuined,
): Search {
  const routes = createRoutes(net, mostNow + roomInRoute)
  const near = nearVisits(net, ruined)
  const movable = new Int32Array(net.visits)
  let movableCount = 0
  for (let v = 0; v < net.visits; v += 1) {
    if (net.isFixed[net.firstNode[v] as number] === 1) continue
    movable[movableCount] = v
    movableCount += 1
  }
  for (let r = 0; r < net.routes; r += 1) refresh(routes, r)
  return {
    net,
    routes,
    insertion: createInsertion(routes, near, searched, random),
    saved: createSaved(routes),
    random,
    movable,
    movableCount,
    absent: new Int32Array(net.visits),
    absentCount: 0,
    isAbsent: new Uint8Array(net.visits),
    unassigned: 0,
  }
}

/** Notes that a visit is on no route. */
export function setAbsent(search: Search, v: number): void {
  search.absent[search.absentCount] = v
  search.absentCount += 1
  search.isAbsent[v] = 1
  search.unassigned += search.net.unassignedCost[v] as number
}

/** Takes the visits that are on a route out of the list of absent ones. */
export function clearAbsent(search: Search): void {
  const { absent, isAbsent } = search
  let left = 0
  for (let i = 0; i < search.absentCount; i += 1) {
    const v = absent[i] as number
    if (isAbsent[v] !== 1) continue
    absent[left] = v
    left += 1
  }
  search.absentCount = left
}

/** Puts a node in a place of a route. */
export function putNode(
  { routes, saved }: Search,
  n: number,
  r: number,
  after: number,
  breakAt: number,
): void {
  saveRoute(saved, routes, r)
  insertNode(routes, n, r, after, breakAt)
  refresh(routes, r)
}

/** The cost of the plan. */
export function costOf({ routes, net, unassigned }: Search): number {
  let sum = unassigned
  for (let r = 0; r < net.routes; r += 1) sum += routes.cost[r] as number
  return sum
}

/** Begins a change that `undo` can take back. */
export function beginChange(search: Search): void {
  const { saved, absent, routes } = search
  saved.change += 1
  saved.count = 0
  saved.absentCount = search.absentCount
  saved.unassigned = search.unassigned
  for (let i = 0; i < search.absentCount; i += 1) saved.absent[i] = absent[i] as number
  for (let i = 0; i < saved.pinned.length; i += 1) {
    const n = saved.pinned[i] as number
    saved.low[i] = routes.low[n] as number
    saved.high[i] = routes.high[n] as number
  }
}

/** Takes the last change back. */
export function undo(search: Search): void {
  const { saved, absent, isAbsent, routes } = search
  for (let i = 0; i < saved.pinned.length; i += 1) {
    const n = saved.pinned[i] as number
    routes.low[n] = saved.low[i] as number
    routes.high[n] = saved.high[i] as number
  }
  restoreRoutes(saved, routes)
  for (let i = 0; i < search.absentCount; i += 1) isAbsent[absent[i] as number] = 0
  search.absentCount = saved.absentCount
  search.unassigned = saved.unassigned
  for (let i = 0; i < saved.absentCount; i += 1) {
    absent[i] = saved.absent[i] as number
    isAbsent[absent[i] as number] = 1
  }
}

/** What the last change made dearer. Infinite if more nodes of a route are late than before. */
export function difference({ saved, routes, unassigned }: Search): number {
  let sum = unassigned - saved.unassigned
  for (let k = 0; k < saved.count; k += 1) {
    const r = saved.route[k] as number
    sum += (routes.cost[r] as number) - (saved.cost[r] as number)
    if ((routes.faults[r] as number) > (saved.faults[r] as number)) return Infinity
  }
  return sum
}
