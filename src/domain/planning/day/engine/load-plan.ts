import { placeBreaks } from './breaks.ts'
import { insertVisit } from './change-visits.ts'
import { pin } from './insertion.ts'
import { refresh } from './refresh.ts'
import { insertNode, positionOf, removeAt } from './routes.ts'
import { type Search, beginChange, clearAbsent, setAbsent } from './search.ts'
import type { Placement } from '../types.ts'

/**
 * Puts the visits of a plan on their routes: the fixed ones in any case, the others as far as they break no rule there.
 * Those that break one are absent then, and so are those without a placement.
 */
export function loadPlan(search: Search, placements: readonly (Placement | null)[]): void {
  const { net, routes } = search
  beginChange(search)
  const starts = new Float64Array(net.nodes)
  // Breaks go where the starts that are given can be kept.
  const held = net.held.slice()
  const asked = Array.from({ length: net.routes }, () => [] as number[])
  const dropped = new Set<number>()
  placements.forEach((placement, v) => {
    const first = net.firstNode[v] as number
    const size = (net.firstNode[v + 1] as number) - first
    const isFixed = net.isFixed[first] === 1
    if (!placement || (!isFixed && !isWhole(search, placement, first, size))) {
      dropped.add(v)
      return
    }
    for (let i = 0; i < Math.min(size, placement.routes.length); i += 1) {
      starts[first + i] = placement.start
      if (i === 0) net.held[first] = placement.start
      asked[placement.routes[i] as number]?.push(first + i)
      if (net.isGroup[v] === 1) pin(routes, first + i, placement.start)
    }
  })
  dropEarlyFollowers(search, placements, dropped)
  asked.forEach((nodes, r) => {
    const inTime = nodes
      .filter((n) => !dropped.has(net.visitOf[n] as number))
      .toSorted((a, b) => (starts[a] as number) - (starts[b] as number) || a - b)
    for (const n of fillRoute(search, r, inTime)) dropped.add(net.visitOf[n] as number)
  })
  // A crew that lost one of its people loses all, and so do those that follow a visit that is dropped.
  dropEarlyFollowers(search, placements, dropped)
  for (const v of dropped) {
    const isOut = net.isFixed[net.firstNode[v] as number] !== 1 || !placements[v]
    if (isOut) takeOut(search, v)
  }
  net.held.set(held)
  for (let r = 0; r < net.routes; r += 1) refresh(routes, r)
}

/** Inserts absent visits where that is cheaper than leaving them out: urgent ones first, those of few routes before others. */
export function insertAbsent(search: Search): void {
  const { net, absent } = search
  beginChange(search)
  const choices = (v: number): number => {
    const n = net.firstNode[v] as number
    return net.routeCost
      .subarray(n * net.routes, (n + 1) * net.routes)
      .reduce((sum, cost) => sum + (cost < Infinity ? 1 : 0), 0)
  }
  const all = Array.from(absent.subarray(0, search.absentCount), (v) => ({
    v,
    depth: depthOf(search, v),
    priority: net.unassignedCost[v] as number,
    choices: choices(v),
  })).toSorted(
    (a, b) => a.depth - b.depth || b.priority - a.priority || a.choices - b.choices || a.v - b.v,
  )
  for (const { v } of all) insertVisit(search, v, net.unassignedCost[v] as number)
  clearAbsent(search)
}

function depthOf({ net }: Search, v: number): number {
  let depth = 0
  for (let at = net.after[v] as number; at !== -1; at = net.after[at] as number) depth += 1
  return depth
}

/** Whether each person of a visit may be where a placement says. */
function isWhole({ net }: Search, { routes }: Placement, first: number, size: number): boolean {
  return (
    routes.length === size &&
    new Set(routes.map((r) => net.technician[r])).size === size &&
    routes.every((r, i) => (net.routeCost[(first + i) * net.routes + r] as number) < Infinity)
  )
}

/** Drops visits that begin before the one that they must follow has ended. */
function dropEarlyFollowers(
  { net }: Search,
  placements: readonly (Placement | null)[],
  dropped: Set<number>,
): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (let v = 0; v < net.visits; v += 1) {
      const before = net.after[v] as number
      const n = net.firstNode[v] as number
      if (before === -1 || dropped.has(v) || net.isFixed[n] === 1) continue
      const ends =
        (placements[before]?.start ?? Infinity) +
        (net.minutes[net.firstNode[before] as number] as number)
      if (!dropped.has(before) && ends <= (placements[v]?.start ?? -Infinity)) continue
      dropped.add(v)
      hasChanged = true
    }
  }
}

/** Fills a route with nodes in order of time. Those that it has no time for. */
function fillRoute(search: Search, r: number, nodes: readonly number[]): readonly number[] {
  const { net, routes } = search
  const set = (list: readonly number[]): void => {
    while ((routes.length[r] as number) > 0) removeAt(routes, r, routes.length[r] as number)
    list.forEach((n, i) => insertNode(routes, n, r, i, net.breakOf[r + 1] as number))
    placeBreaks(routes, r)
  }
  const isFixed = (n: number): boolean => net.isFixed[n] === 1
  let kept = nodes.filter(isFixed)
  set(kept)
  const fewest = routes.faults[r] as number
  const fits = (): boolean =>
    (routes.faults[r] as number) <= fewest &&
    ((routes.load[r] as number) <= (net.mostMinutes[r] as number) ||
      (routes.length[r] as number) === nodes.filter(isFixed).length)
  set(nodes)
  if (fits()) return []
  // One by one, the dearest to leave out first.
  const others = nodes
    .filter((n) => !isFixed(n))
    .toSorted((a, b) => priceOf(search, b) - priceOf(search, a) || a - b)
  const lost: number[] = []
  for (const n of others) {
    const withIt = nodes.filter((other) => other === n || kept.includes(other))
    set(withIt)
    if (fits()) kept = withIt
    else lost.push(n)
  }
  set(kept)
  return lost
}

function priceOf({ net }: Search, n: number): number {
  return net.unassignedCost[net.visitOf[n] as number] as number
}

function takeOut(search: Search, v: number): void {
  const { net, routes } = search
  for (let n = net.firstNode[v] as number; n < (net.firstNode[v + 1] as number); n += 1) {
    const r = routes.routeOf[n] as number
    if (r !== -1) {
      removeAt(routes, r, positionOf(routes, n))
      placeBreaks(routes, r)
    }
    if (net.isGroup[v] === 1) pin(routes, n, null)
  }
  setAbsent(search, v)
}
