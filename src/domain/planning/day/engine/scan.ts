import { lastBreakTo, loadCost, overtimeCost, pass, passBack, startCost, wayCost } from './legs.ts'
import { always } from './network.ts'
import { plannedStart } from './refresh.ts'
import { type Routes, firstStart, lastStart } from './routes.ts'
import { arrive, leaveFor } from './travel.ts'

/** Looks for places of nodes in routes. */
export interface Scan {
  readonly routes: Routes
  /** The answer of `scanRoute`: the cheapest place, and the start there. */
  scanCost: number
  scanAfter: number
  scanBreak: number
  scanStart: number
  /** The place that was chosen. */
  cost: number
  after: number
  breakAt: number
}

export function createScan(routes: Routes): Scan {
  return {
    routes,
    scanCost: Infinity,
    scanAfter: 0,
    scanBreak: 0,
    scanStart: 0,
    cost: Infinity,
    after: 0,
    breakAt: 0,
  }
}

/** Finds the cheapest place of a node in a route. False if there is none. */
export function scanRoute(scan: Scan, n: number, r: number): boolean {
  const { routes } = scan
  const { net, place, breakAt, leaves, latest } = routes
  scan.scanCost = Infinity
  const onRoute = net.routeCost[n * net.routes + r] as number
  const minutes = net.minutes[n] as number
  const length = routes.length[r] as number
  const load = routes.load[r] as number
  if (onRoute === Infinity || length + 2 >= routes.stride) return false
  if (load + minutes > (net.mostMinutes[r] as number)) return false
  const here = net.place[n] as number
  const start = r * routes.stride
  const end = start + length + 1
  const latestOfAll = Math.min(routes.high[n] as number, (net.closes[r] as number) - minutes)
  const fixed = onRoute + loadCost(net, load + minutes) - (length > 0 ? loadCost(net, load) : 0)
  const { least, size } = net.travel
  const { driving } = net.problem.weights
  let from = place[start] as number
  let way = least[from * size + here] as number
  for (let i = start; i < end; i += 1) {
    const there = way
    const to = place[i + 1] as number
    const before = from
    from = to
    way = least[to * size + here] as number
    if ((leaves[i] as number) > latestOfAll) break
    const next = latest[i + 1] as number
    const further = least[here * size + to] as number
    if ((leaves[i] as number) + there + minutes + further > next) continue
    const longer = there + further - (least[before * size + to] as number)
    if (fixed + driving * (longer - slack) >= scan.scanCost) continue
    const first = breakAt[i] as number
    const last = breakAt[i + 1] as number
    for (let b = first; b <= last; b += 1) {
      const at = pass(net, leaves[i] as number, before, here, first, b)
      if (at === always) break
      const starts = firstStart(routes, n, r, at)
      if (starts === always) break
      if (!fitsBefore(routes, i + 1 === end, starts + minutes, here, to, b, last, next)) continue
      priceAt(scan, n, r, i, b, starts, fixed)
    }
  }
  return scan.scanCost < Infinity
}

/** Whether one who leaves at `time` is in time for the next node, or back. */
function fitsBefore(
  { net }: Routes,
  isLast: boolean,
  time: number,
  from: number,
  to: number,
  b: number,
  last: number,
  latest: number,
): boolean {
  if (!isLast) return pass(net, time, from, to, b, last) <= latest + 1e-6
  return time <= lastBreakTo(net, b, last) && arrive(net.travel, time, from, to) <= latest + 1e-6
}

/** Computes what a place costs, and keeps it if it is the cheapest so far. */
function priceAt(
  scan: Scan,
  n: number,
  r: number,
  i: number,
  b: number,
  earliest: number,
  fixed: number,
): void {
  const { routes } = scan
  const { net, node, place, breakAt, ends, latest, stepCost } = routes
  const start = r * routes.stride
  const end = start + (routes.length[r] as number) + 1
  const here = net.place[n] as number
  const minutes = net.minutes[n] as number
  const first = breakAt[i] as number
  const last = breakAt[i + 1] as number
  const to = place[i + 1] as number
  const isLast = i + 1 === end
  const isFirst = i === start
  let cost = fixed
  let leaves = ends[i] as number
  const at = pass(net, leaves, place[i] as number, here, first, b)
  let starts = at === always ? always : firstStart(routes, n, r, at)
  if (
    starts === always ||
    !fitsBefore(routes, isLast, starts + minutes, here, to, b, last, latest[i + 1] as number)
  ) {
    // Those before must start earlier than planned; what that costs is known when it is done.
    cost += net.problem.weights.shiftOnce
    leaves = routes.leaves[i] as number
    starts = earliest
  } else if ((net.held[n] as number) > starts) {
    const next = latest[i + 1] as number
    const until = isLast
      ? Math.min(leaveFor(net.travel, next, here, to), lastBreakTo(net, b, last))
      : passBack(net, next, here, to, b, last)
    const later = lastStart(routes, n, r, Math.min(net.held[n] as number, until - minutes))
    if (later > starts) starts = later
  }
  cost +=
    wayCost(net, isFirst, leaves, place[i] as number, here, first, b, starts) +
    startCost(routes, n, starts)
  let time = starts + minutes
  let from = here
  let breaks = b
  let q = i + 1
  for (; q < end; q += 1) {
    if (cost >= scan.scanCost + mostSaved) return
    const m = node[q] as number
    const until = breakAt[q] as number
    const reached = pass(net, time, from, place[q] as number, breaks, until)
    let planned = plannedStart(routes, m, r, reached, latest[q] as number)
    if (planned === always) {
      if (net.isFixed[m] !== 1) return
      planned = routes.low[m] as number
    }
    cost +=
      wayCost(net, false, time, from, place[q] as number, breaks, until, planned) +
      startCost(routes, m, planned) -
      (stepCost[q] as number)
    time = Math.max(time, planned + (net.minutes[m] as number))
    if (time === ends[q]) break
    from = place[q] as number
    breaks = until
  }
  if (q === end) {
    const back = arrive(net.travel, time, from, place[end] as number)
    cost +=
      net.problem.weights.driving * (back - time) +
      overtimeCost(net, r, time, back) -
      (stepCost[end] as number)
  }
  if (cost >= scan.scanCost) return
  scan.scanCost = cost
  scan.scanAfter = i - start
  scan.scanBreak = b
  scan.scanStart = starts
}

/** A way may cost this many minutes less than the shortest ones say, by the hour and by waiting less. */
const slack = 8

/** How much a later part of a route can save at most when a node is put before it; beyond that it is not looked at. */
const mostSaved = 150
