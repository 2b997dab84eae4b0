import { insertGroup } from './groups.ts'
import { removeVisit } from './change-visits.ts'
import { pin } from './insertion.ts'
import { refresh } from './refresh.ts'
import { scanRoute } from './scan.ts'
import { type Search, beginChange, difference, putNode, undo } from './search.ts'

/** How many chains are looked at further, by their length so far. */
const breadth = [24, 6, 3] as const

/** Chains of moves: a visit takes the place of another one, that one of a third, and the last one finds room. */
export interface Chains {
  /**
   * The cheapest chain of up to `limit` moves that costs less than `most`. `describe` is called while the plan is as it
   * would be then.
   */
  cheapest<T extends object>(
    limit: number,
    mayMove: (v: number) => boolean,
    most: number,
    describe: () => T | null,
  ): (T & { readonly cost: number }) | null
}

interface Link {
  readonly moved: readonly number[]
  readonly cost: number
}

/**
 * Chains that begin with an absent visit. Unless they are moved, the `held` ones start at most `minutes` earlier or later
 * than now.
 */
export function createChains(
  search: Search,
  urgent: number,
  held: readonly number[],
  minutes: number,
): Chains {
  const { net, routes, insertion, saved } = search
  const hold = (v: number): void => {
    const n = net.firstNode[v] as number
    const start = net.problem.visits[v]?.present?.start
    if (net.isGroup[v] === 1 || start === undefined) return
    routes.low[n] = Math.max(start - minutes, net.lockedFrom[n] as number)
    routes.high[n] = Math.min(start + minutes, net.lockedTo[n] as number)
  }
  for (const v of held) hold(v)
  for (let r = 0; r < net.routes; r += 1) refresh(routes, r)
  const movable = held.filter((v) => net.isGroup[v] !== 1)
  const routeOf = (v: number): number => routes.routeOf[net.firstNode[v] as number] as number

  /** Puts a visit in the best place of one route, or of all. */
  const put = (v: number, only: number | null): boolean => {
    if (net.isGroup[v] === 1) return insertGroup(search, v, Infinity)
    const n = net.firstNode[v] as number
    let least = Infinity
    let [route, after, breakAt] = [-1, 0, 0]
    for (let r = only ?? 0; r < (only === null ? net.routes : only + 1); r += 1) {
      if (!scanRoute(insertion, n, r) || insertion.scanCost >= least) continue
      least = insertion.scanCost
      route = r
      after = insertion.scanAfter
      breakAt = insertion.scanBreak
    }
    if (route === -1) return false
    putNode(search, n, route, after, breakAt)
    return true
  }

  /** Moves a chain; with `isWhole` its last visit finds room too. What the plan costs more, infinite if that fails. */
  const make = (moved: readonly number[], isWhole: boolean): number => {
    beginChange(search)
    const targets = moved.map(routeOf)
    for (const v of moved) {
      removeVisit(search, v)
      pin(routes, net.firstNode[v] as number, null)
    }
    for (let k = 0; k < saved.count; k += 1) refresh(routes, saved.route[k] as number)
    const all = [urgent, ...moved]
    for (const [i, v] of all.entries()) {
      const target = targets[i] ?? null
      if (target === null && !isWhole) break
      if (!put(v, target)) return Infinity
    }
    return difference(search) - (search.unassigned - saved.unassigned)
  }
  const unmake = (moved: readonly number[]): void => {
    undo(search)
    for (const v of moved) hold(v)
  }

  return {
    cheapest(limit, mayMove, most, describe) {
      let best: Link = { moved: [], cost: Infinity }
      let open: readonly Link[] = [best]
      for (let length = 0; length <= limit; length += 1) {
        for (const { moved } of open) {
          const cost = make(moved, true)
          unmake(moved)
          if (cost < best.cost) best = { moved, cost }
        }
        if (length === limit || net.isGroup[urgent] === 1) break
        const longer: Link[] = []
        for (const { moved } of open.slice(0, length === 0 ? 1 : breadth[length]))
          for (const v of movable) {
            if (moved.includes(v) || !mayMove(v)) continue
            const before = moved.at(-1) ?? urgent
            const target = (net.firstNode[before] as number) * net.routes + routeOf(v)
            if ((net.routeCost[target] as number) === Infinity) continue
            const next = [...moved, v]
            const cost = make(next, false)
            unmake(next)
            if (cost < Infinity) longer.push({ moved: next, cost })
          }
        open = longer.sort((a, b) => a.cost - b.cost).slice(0, breadth[0])
      }
      if (best.cost >= most - 1e-6) return null
      const cost = make(best.moved, true)
      for (const v of [urgent, ...best.moved]) search.isAbsent[v] = 0
      const found = describe()
      unmake(best.moved)
      return found && { ...found, cost }
    },
  }
}
