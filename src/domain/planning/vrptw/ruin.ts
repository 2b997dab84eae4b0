import type { Random } from '../random.ts'
import type { Near } from './near.ts'
import { type Routes, refresh } from './routes.ts'

/** How many customers are taken out on average. */
const averageTaken = 10
/** The longest string that is taken out of one route. */
const longestString = 10

/** Probability that a string keeps some of its customers in its middle. */
const splitRate = 0.5
/** Probability with which one more of them is kept. */
const keepRate = 0.01

export interface Ruin {
  readonly routes: Routes
  readonly near: Near
  readonly random: Random
  /** The customers of the plan, in a route or not: the first `count` of `members`. */
  readonly members: Int32Array
  count: number
  /** The customers that are in no route: the first `absent` of `removed`. */
  readonly removed: Int32Array
  absent: number
  /** The step in which a route was last taken apart. */
  readonly touchedIn: Int32Array
  step: number
}

/** Takes strings of customers out of routes near a random one. `beforeChange` is told each route before it changes. */
export function ruin(ruined: Ruin, beforeChange: (r: number) => void): void {
  const { routes, near, random, touchedIn } = ruined
  if (routes.used === 0) return
  ruined.step += 1
  const mean = (ruined.count - ruined.absent) / routes.used
  const longest = Math.min(longestString, mean)
  const most = (4 * averageTaken) / (1 + longest) - 1
  let strings = Math.floor(random.next() * most + 1)
  const seed = ruined.members[random.below(ruined.count)] as number
  for (let i = -1; i < near.count && strings > 0; i += 1) {
    const customer = i < 0 ? seed : (near.list[seed * near.count + i] as number)
    const r = routes.routeOf[customer] as number
    if (r === -1 || touchedIn[r] === ruined.step) continue
    touchedIn[r] = ruined.step
    strings -= 1
    beforeChange(r)
    const length = routes.length[r] as number
    const taken = Math.floor(random.next() * Math.min(length, longest) + 1)
    takeString(ruined, r, customer, Math.min(taken, length))
  }
}

/** Takes `taken` customers out of a route: those around one of them, with or without a gap that stays. */
function takeString(ruined: Ruin, r: number, customer: number, taken: number): void {
  const { routes, random } = ruined
  const length = routes.length[r] as number
  const start = r * routes.stride + 1
  let kept = 0
  if (taken > 1 && taken < length && random.next() < splitRate) {
    kept = 1
    while (taken + kept < length && random.next() < keepRate) kept += 1
  }
  const span = taken + kept
  const at = routes.node.indexOf(customer, start) - start
  const first = Math.max(0, at - span + 1)
  const last = Math.min(at, length - span)
  const from = first + random.below(last - first + 1)
  const keepFrom = kept === 0 ? span : 1 + random.below(taken - 1)
  let to = start + from
  for (let i = 0; i < length - from; i += 1) {
    const n = routes.node[start + from + i] as number
    const isTaken = i < span && (i < keepFrom || i >= keepFrom + kept)
    if (isTaken) {
      ruined.removed[ruined.absent] = n
      ruined.absent += 1
      routes.routeOf[n] = -1
    } else {
      routes.node[to] = n
      to += 1
    }
  }
  routes.length[r] = length - taken
  refresh(routes, r)
}
