import type { Placement } from '../types.ts'
import { refresh } from './refresh.ts'
import { positionOf } from './routes.ts'
import type { Search } from './search.ts'

/** A whole plan, kept apart from the search. */
export interface Snapshot {
  readonly cost: number
  readonly node: Int32Array
  readonly breakAt: Int32Array
  readonly length: Int32Array
  readonly low: Float64Array
  readonly high: Float64Array
  readonly absent: Int32Array
  readonly unassigned: number
}

export function snapshotOf(search: Search, cost: number): Snapshot {
  const { routes, absent, absentCount, unassigned } = search
  return {
    cost,
    node: routes.node.slice(),
    breakAt: routes.breakAt.slice(),
    length: routes.length.slice(),
    low: routes.low.slice(),
    high: routes.high.slice(),
    absent: absent.slice(0, absentCount),
    unassigned,
  }
}

/** Makes a kept plan the one that is changed. */
export function restore(search: Search, snapshot: Snapshot): void {
  const { routes, net, isAbsent } = search
  routes.node.set(snapshot.node)
  routes.breakAt.set(snapshot.breakAt)
  routes.length.set(snapshot.length)
  routes.low.set(snapshot.low)
  routes.high.set(snapshot.high)
  routes.routeOf.fill(-1)
  for (let r = 0; r < net.routes; r += 1) {
    const start = r * routes.stride
    for (let i = 1; i <= (routes.length[r] as number); i += 1)
      routes.routeOf[routes.node[start + i] as number] = r
    refresh(routes, r)
  }
  search.absent.set(snapshot.absent)
  search.absentCount = snapshot.absent.length
  search.unassigned = snapshot.unassigned
  isAbsent.fill(0)
  for (const v of snapshot.absent) isAbsent[v] = 1
}

/** Where each visit of the search's plan is, null for one on no route. */
export function placementsOf({ net, routes, isAbsent }: Search): (Placement | null)[] {
  return Array.from({ length: net.visits }, (_, v) => {
    if (isAbsent[v] === 1) return null
    const first = net.firstNode[v] as number
    const parts = Array.from(
      { length: (net.firstNode[v + 1] as number) - first },
      (_, i) => first + i,
    ).filter((n) => routes.routeOf[n] !== -1)
    const [lead] = parts
    if (lead === undefined) return null
    const at = (routes.routeOf[lead] as number) * routes.stride + positionOf(routes, lead)
    return {
      routes: parts.map((n) => routes.routeOf[n] as number),
      start: routes.starts[at] as number,
    }
  })
}
