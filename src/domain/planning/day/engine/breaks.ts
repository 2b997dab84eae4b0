import { refresh } from './refresh.ts'
import type { Routes } from './routes.ts'

/** The way of each break that is placed: 0 is the one to the first node. */
const wayOf = new Int32Array(64)

/** Places each break of a route again, one after the other, where the route is best with it. The route is refreshed. */
export function placeBreaks(routes: Routes, r: number): void {
  const { net, faults, cost } = routes
  const from = net.breakOf[r] as number
  const to = net.breakOf[r + 1] as number
  const length = routes.length[r] as number
  if (from === to) refresh(routes, r)
  for (let b = from; b < to; b += 1) {
    let fewest = Infinity
    let least = Infinity
    let best = length
    for (let way = b === from ? 0 : (wayOf[b - 1 - from] as number); way <= length; way += 1) {
      wayOf[b - from] = way
      lay(routes, r, b + 1)
      const more = (faults[r] as number) - fewest
      if (more > 0 || (more === 0 && (cost[r] as number) >= least - 1e-9)) continue
      fewest = faults[r] as number
      least = cost[r] as number
      best = way
    }
    wayOf[b - from] = best
  }
  if (from < to) lay(routes, r, to)
}

/** Moves each break of a route to a neighbouring way while the route is better for it. The route is refreshed. */
export function improveBreaks(routes: Routes, r: number): void {
  const { net, breakAt } = routes
  const from = net.breakOf[r] as number
  const to = net.breakOf[r + 1] as number
  const start = r * routes.stride
  const length = routes.length[r] as number
  if (from === to || length === 0) return
  let way = 0
  for (let b = from; b < to; b += 1) {
    while ((breakAt[start + way + 1] as number) <= b) way += 1
    wayOf[b - from] = way
  }
  for (let b = 0; b < to - from; b += 1) {
    const lowest = b === 0 ? 0 : (wayOf[b - 1] as number)
    const highest = b === to - from - 1 ? length : (wayOf[b + 1] as number)
    if (!tryWays(routes, r, b, -1, lowest)) tryWays(routes, r, b, 1, highest)
  }
}

/** Moves a break one way after the other in a direction while that is better. Whether it moved. */
function tryWays(routes: Routes, r: number, b: number, step: 1 | -1, most: number): boolean {
  const { net, faults, cost } = routes
  const to = net.breakOf[r + 1] as number
  let hasMoved = false
  for (;;) {
    const way = wayOf[b] as number
    if (way === most) return hasMoved
    const fewest = faults[r] as number
    const least = cost[r] as number
    wayOf[b] = way + step
    lay(routes, r, to)
    const more = (faults[r] as number) - fewest
    if (more > 0 || (more === 0 && (cost[r] as number) >= least - 1e-9)) {
      wayOf[b] = way
      lay(routes, r, to)
      return hasMoved
    }
    hasMoved = true
  }
}

/** Puts the breaks before `to` on their ways, leaves those behind out, and refreshes the route. */
function lay(routes: Routes, r: number, to: number): void {
  const { breakAt } = routes
  const start = r * routes.stride
  const length = routes.length[r] as number
  const from = routes.net.breakOf[r] as number
  let b = from
  for (let i = 1; i <= length; i += 1) {
    while (b < to && (wayOf[b - from] as number) < i) b += 1
    breakAt[start + i] = b
  }
  refresh(routes, r, to)
}
