import { lastBreakTo, loadCost, overtimeCost, pass, passBack, startCost, wayCost } from './legs.ts'
import { always, never } from './network.ts'
import { type Routes, firstStart, lastStart } from './routes.ts'
import { arrive, leaveFor } from './travel.ts'

/**
 * Computes everything about a route from its nodes and the places of its breaks, and gives it a new version. Breaks from
 * `breaksTo` on are left out.
 */
export function refresh(
  routes: Routes,
  r: number,
  breaksTo = routes.net.breakOf[r + 1] as number,
): void {
  const { net, place, node, breakAt } = routes
  const start = r * routes.stride
  const end = start + (routes.length[r] as number) + 1
  place[start] = net.startPlace[r] as number
  place[end] = net.endPlace[r] as number
  breakAt[start] = net.breakOf[r] as number
  breakAt[end] = breaksTo
  let load = 0
  for (let i = start + 1; i < end; i += 1) {
    const n = node[i] as number
    place[i] = net.place[n] as number
    load += net.minutes[n] as number
  }
  routes.load[r] = load
  routes.versions += 1
  routes.version[r] = routes.versions
  routes.faults[r] = setEarliest(routes, r, start, end)
  setLatest(routes, r, start, end)
  setPlanned(routes, r, start, end)
}

/** The earliest times. How many nodes are not in time; a fixed one then starts when it must. */
function setEarliest(routes: Routes, r: number, start: number, end: number): number {
  const { net, place, node, breakAt, first, leaves } = routes
  let faults = 0
  let time = net.startFrom[r] as number
  leaves[start] = time
  for (let i = start + 1; i < end; i += 1) {
    const n = node[i] as number
    const at = pass(
      net,
      time,
      place[i - 1] as number,
      place[i] as number,
      breakAt[i - 1] as number,
      breakAt[i] as number,
    )
    let starts = firstStart(routes, n, r, at)
    if (starts === always) {
      faults += 1
      starts = net.isFixed[n] === 1 ? (routes.low[n] as number) : Math.ceil(time)
    }
    first[i] = starts
    time = Math.max(time, starts + (net.minutes[n] as number))
    leaves[i] = time
  }
  if (end === start + 1) return faults
  if (time > lastBreakTo(net, breakAt[end - 1] as number, breakAt[end] as number)) faults += 1
  const back = arrive(net.travel, time, place[end - 1] as number, place[end] as number)
  return back > (net.endTo[r] as number) + 1e-6 ? faults + 1 : faults
}

function setLatest(routes: Routes, r: number, start: number, end: number): void {
  const { net, place, node, breakAt, latest } = routes
  latest[end] = net.endTo[r] as number
  for (let i = end - 1; i > start; i -= 1) {
    const n = node[i] as number
    const next = latest[i + 1] as number
    const [from, to] = [place[i] as number, place[i + 1] as number]
    const [b, last] = [breakAt[i] as number, breakAt[i + 1] as number]
    const leaves =
      next === never
        ? never
        : i === end - 1
          ? Math.min(leaveFor(net.travel, next, from, to), lastBreakTo(net, b, last))
          : passBack(net, next, from, to, b, last)
    latest[i] = lastStart(routes, n, r, leaves - (net.minutes[n] as number))
  }
}

/** The start of a node that is reached at `time`: the one it has now if it can wait until then, else the earliest. */
export function plannedStart(
  routes: Routes,
  n: number,
  r: number,
  time: number,
  latest: number,
): number {
  const starts = firstStart(routes, n, r, time)
  const held = routes.net.held[n] as number
  if (held <= starts) return starts
  const later = lastStart(routes, n, r, Math.min(held, latest))
  return later > starts ? later : starts
}

function setPlanned(routes: Routes, r: number, start: number, end: number): void {
  const { net, place, node, breakAt, first, latest, starts, ends, stepCost } = routes
  let time = net.startFrom[r] as number
  ends[start] = time
  let cost = 0
  for (let i = start + 1; i < end; i += 1) {
    const n = node[i] as number
    const [from, to] = [place[i - 1] as number, place[i] as number]
    const [b, last] = [breakAt[i - 1] as number, breakAt[i] as number]
    const at = pass(net, time, from, to, b, last)
    let planned = plannedStart(routes, n, r, at, latest[i] as number)
    if (planned === always) planned = first[i] as number
    const step =
      wayCost(net, i === start + 1, time, from, to, b, last, planned) +
      startCost(routes, n, planned)
    stepCost[i] = step
    cost += step + (net.routeCost[n * net.routes + r] as number)
    starts[i] = planned
    time = Math.max(time, planned + (net.minutes[n] as number))
    ends[i] = time
  }
  stepCost[end] = 0
  if (end > start + 1) {
    const back = arrive(net.travel, time, place[end - 1] as number, place[end] as number)
    stepCost[end] = net.problem.weights.driving * (back - time) + overtimeCost(net, r, time, back)
    cost += stepCost[end] + loadCost(net, routes.load[r] as number)
  }
  routes.cost[r] = cost
}
