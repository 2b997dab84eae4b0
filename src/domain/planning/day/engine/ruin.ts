import { improveBreaks } from './breaks.ts'
import { refresh } from './refresh.ts'
import { positionOf } from './routes.ts'
import { removeVisit } from './change-visits.ts'
import type { Search } from './search.ts'

/** How many visits are taken out on average, and the longest string out of one route. */
const averageTaken = 5
const longestString = 10
/** Probability that a string keeps some of its visits in its middle, and that it keeps one more. */
const splitRate = 0.5
const keepRate = 0.01
/** Probability of another ruin than by strings. */
const otherRate = 0.1
/** Half the width of a time band in minutes. */
const band = 60

/** Takes visits out of routes, and refreshes these. */
export function ruin(search: Search): void {
  const { random, movable, movableCount, saved, routes } = search
  if (movableCount === 0) return
  const seed = movable[random.below(movableCount)] as number
  if (random.next() >= otherRate) ruinStrings(search, seed)
  else {
    const kind = random.below(3)
    if (kind === 0) ruinRoute(search, seed)
    else if (kind === 1) ruinBand(search, seed)
    else if (search.absentCount > 0)
      ruinStrings(search, search.absent[random.below(search.absentCount)] as number)
    else ruinRoute(search, seed)
  }
  for (let k = 0; k < saved.count; k += 1) {
    refresh(routes, saved.route[k] as number)
    improveBreaks(routes, saved.route[k] as number)
  }
}

/** Strings of visits out of the routes of those near one. */
function ruinStrings(search: Search, seed: number): void {
  const { net, routes, random, saved, insertion } = search
  const { near } = insertion
  const mean = Math.max(1, (search.movableCount - search.absentCount) / Math.max(1, net.routes))
  const longest = Math.min(longestString, Math.max(mean, 2))
  let strings = Math.floor(random.next() * ((4 * averageTaken) / (1 + longest) - 1) + 1)
  for (let i = 0; i < near.count && strings > 0; i += 1) {
    const v = near.list[seed * near.count + i] as number
    const n = net.firstNode[v] as number
    const r = routes.routeOf[n] as number
    if (r === -1 || net.isFixed[n] === 1 || saved.savedIn[r] === saved.change) continue
    strings -= 1
    const length = routes.length[r] as number
    const taken = Math.floor(random.next() * Math.min(length, longest) + 1)
    takeString(search, r, positionOf(routes, n) - 1, Math.min(taken, length))
  }
}

/** Takes up to `taken` visits around position `at` (from 0) out of a route, with or without a gap that stays. */
function takeString(search: Search, r: number, at: number, taken: number): void {
  const { routes, net, random } = search
  const length = routes.length[r] as number
  let kept = 0
  if (taken > 1 && taken < length && random.next() < splitRate) {
    kept = 1
    while (taken + kept < length && random.next() < keepRate) kept += 1
  }
  const span = taken + kept
  const first = Math.max(0, at - span + 1)
  const last = Math.min(at, length - span)
  const from = first + random.below(last - first + 1)
  const keepFrom = kept === 0 ? span : 1 + random.below(taken - 1)
  // From behind, so that those before keep their positions; a visit that follows one of them may be gone already.
  for (let i = span - 1; i >= 0; i -= 1) {
    if (i >= keepFrom && i < keepFrom + kept) continue
    if (from + i >= (routes.length[r] as number)) continue
    const n = routes.node[r * routes.stride + 1 + from + i] as number
    removeVisit(search, net.visitOf[n] as number)
  }
}

/** All that can be taken out of the route of a visit. */
function ruinRoute(search: Search, seed: number): void {
  const { routes, net } = search
  const r = routes.routeOf[net.firstNode[seed] as number] as number
  if (r === -1) {
    ruinStrings(search, seed)
    return
  }
  for (let i = (routes.length[r] as number) - 1; i >= 0; i -= 1) {
    if (i >= (routes.length[r] as number)) continue
    removeVisit(search, net.visitOf[routes.node[r * routes.stride + 1 + i] as number] as number)
  }
}

/** Visits near one that start at about the same time. */
function ruinBand(search: Search, seed: number): void {
  const { routes, net, insertion } = search
  const { near } = insertion
  const startOf = (v: number): number | null => {
    const n = net.firstNode[v] as number
    const r = routes.routeOf[n] as number
    return r === -1 ? null : (routes.starts[r * routes.stride + positionOf(routes, n)] as number)
  }
  const middle = startOf(seed)
  if (middle === null) {
    ruinStrings(search, seed)
    return
  }
  let left = 2 * averageTaken
  for (let i = 0; i < near.count && left > 0; i += 1) {
    const v = near.list[seed * near.count + i] as number
    const start = startOf(v)
    if (start === null || Math.abs(start - middle) > band) continue
    left -= 1
    removeVisit(search, v)
  }
}
