import { insertGroup } from './groups.ts'
import { findPlace, pin } from './insertion.ts'
import { positionOf, removeAt } from './routes.ts'
import { saveRoute } from './saved.ts'
import { type Search, putNode, setAbsent } from './search.ts'

/** Takes a visit, and those that must follow it, off their routes. The routes are not refreshed. */
export function removeVisit(search: Search, v: number): void {
  const { net, routes, saved, isAbsent } = search
  const first = net.firstNode[v] as number
  if (isAbsent[v] === 1 || net.isFixed[first] === 1) return
  for (let n = first; n < (net.firstNode[v + 1] as number); n += 1) {
    const r = routes.routeOf[n] as number
    if (r === -1) continue
    saveRoute(saved, routes, r)
    removeAt(routes, r, positionOf(routes, n))
    if (net.isGroup[v] === 1) pin(routes, n, null)
  }
  setAbsent(search, v)
  for (const follower of net.followers[v] ?? []) removeVisit(search, follower)
}

/** Puts an absent visit in its cheapest place if that is cheaper than leaving it out. Whether it was. */
export function insertVisit(search: Search, v: number, most: number): boolean {
  const { net, insertion } = search
  if (net.isGroup[v] === 1) {
    if (!insertGroup(search, v, most)) return false
  } else {
    const n = net.firstNode[v] as number
    if (!findPlace(insertion, n, most)) return false
    putNode(search, n, insertion.route, insertion.after, insertion.breakAt)
  }
  search.isAbsent[v] = 0
  search.unassigned -= net.unassignedCost[v] as number
  return true
}
