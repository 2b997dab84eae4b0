import { always, never, type Network } from './network.ts'
import type { Routes } from './routes.ts'
import { arrive, leaveFor } from './travel.ts'

/**
 * When one is at the next node who leaves at `time` and takes the breaks from `b` to before `end` on the way; `always` if
 * a break cannot be taken. A break may interrupt the way.
 */
export function pass(
  net: Network,
  time: number,
  from: number,
  to: number,
  b: number,
  end: number,
): number {
  let at = arrive(net.travel, time, from, to)
  if (b === end) return at
  if (time > (net.breakTo[b] as number)) return always
  for (let i = b; i < end; i += 1) {
    if (i > b && at > (net.breakTo[i] as number)) return always
    at = Math.max(at, net.breakFrom[i] as number) + (net.breakMinutes[i] as number)
  }
  return at
}

/** When one leaves at the latest who is at the next node by `time`; `never` if a break cannot be taken. */
export function passBack(
  net: Network,
  time: number,
  from: number,
  to: number,
  b: number,
  end: number,
): number {
  let at = time
  for (let i = end - 1; i >= b; i -= 1) {
    at -= net.breakMinutes[i] as number
    if (at < (net.breakFrom[i] as number)) return never
    if (i > b) at = Math.min(at, net.breakTo[i] as number)
  }
  const leaves = leaveFor(net.travel, at, from, to)
  return b < end ? Math.min(leaves, net.breakTo[b] as number) : leaves
}

/** When the last node must have ended, so that the breaks behind it can be taken. */
export function lastBreakTo(net: Network, b: number, end: number): number {
  let last = always
  for (let i = b; i < end; i += 1) last = Math.min(last, net.breakTo[i] as number)
  return last
}

/** The cost of a way that ends with a start at `start`. Who leaves home does so just in time, and waits nowhere. */
export function wayCost(
  net: Network,
  isFirst: boolean,
  leaves: number,
  from: number,
  to: number,
  b: number,
  end: number,
  start: number,
): number {
  const { driving, waiting } = net.problem.weights
  let rest = 0
  for (let i = b; i < end; i += 1) rest += net.breakMinutes[i] as number
  if (isFirst) return driving * (start - rest - leaveFor(net.travel, start - rest, from, to))
  const way = arrive(net.travel, leaves, from, to) - leaves
  const waits = start - leaves - way - rest
  return driving * way + (waits > 0 ? waiting * waits : 0)
}

/** The cost of a node's start. */
export function startCost({ net }: Routes, n: number, start: number): number {
  const { weights } = net.problem
  let cost = 0
  const late = start - (net.lateAfter[n] as number)
  if (late > 0) cost += weights.lateOnce + weights.late * late
  if (start < (net.promiseFrom[n] as number) || start > (net.promiseTo[n] as number))
    cost += weights.promiseBroken ?? 0
  const held = net.held[n] as number
  if (held !== never) {
    const shift = Math.abs(start - held)
    if (shift >= weights.shiftFrom)
      cost += weights.shiftOnce + weights.shift * Math.min(shift, weights.shiftMost)
  }
  return cost
}

/** The cost of overtime of who has done the last node at `ends` and is back at `back`. */
export function overtimeCost(net: Network, r: number, ends: number, back: number): number {
  const late = Math.max(
    ends - (net.overtimeFrom[r] as number),
    back - (net.lateEndFrom[r] as number),
  )
  return late > 0 ? net.problem.weights.overtime * late : 0
}

/** The cost of a route's minutes of visits. */
export function loadCost(net: Network, load: number): number {
  return load > net.meanLoad ? net.problem.weights.load * (load - net.meanLoad) : 0
}
