import { improveBreaks } from './breaks.ts'
import { insertVisit } from './change-visits.ts'
import { type Search, clearAbsent } from './search.ts'

/** How many visits that were absent before are tried again in a step. */
const mostOld = 3

/** Puts the visits that were taken out back, and some of those that were absent before, in an order drawn by chance. */
export function recreate(search: Search, keys: Float64Array): void {
  const { absent, saved, net, random, isAbsent, routes } = search
  const old = saved.absentCount
  // A few old ones move to the front of the new ones.
  for (let i = 0; i < Math.min(mostOld, old); i += 1) {
    const from = random.below(old - i)
    const to = old - 1 - i
    const v = absent[from] as number
    absent[from] = absent[to] as number
    absent[to] = v
  }
  const begin = Math.max(0, old - mostOld)
  sortAbsent(search, keys, begin)
  let isAgain = false
  do {
    let hasFollower = false
    let count = 0
    for (let i = begin; i < search.absentCount; i += 1) {
      const v = absent[i] as number
      if (isAbsent[v] !== 1 || (isAgain && net.after[v] === -1)) continue
      if (insertVisit(search, v, net.unassignedCost[v] as number)) count += 1
      else if (net.after[v] !== -1) hasFollower = true
    }
    isAgain = hasFollower && count > 0
  } while (isAgain)
  clearAbsent(search)
  for (let k = 0; k < saved.count; k += 1) improveBreaks(routes, saved.route[k] as number)
}

/** Sorts the absent visits from `begin` on by a criterion drawn by chance, smallest key first. */
function sortAbsent(search: Search, keys: Float64Array, begin: number): void {
  const { absent, net, random, insertion } = search
  const { window, windowFrom, windowTo } = net
  const key = drawKey(search)
  for (let i = begin; i < search.absentCount; i += 1) {
    const v = absent[i] as number
    const n = net.firstNode[v] as number
    const from = windowFrom[window[n] as number] ?? 0
    const to = windowTo[(window[n + 1] as number) - 1] ?? 0
    const hasWindow = (window[n] as number) < (window[n + 1] as number)
    const near = insertion.near.list[v * insertion.near.count + 1] ?? v
    const way =
      net.travel.minutes[
        net.travel.size ** 2 +
          (net.place[n] as number) * net.travel.size +
          (net.place[net.firstNode[near] as number] as number)
      ] ?? 0
    const value =
      key === 'random'
        ? random.next()
        : key === 'minutes'
          ? -(net.minutes[n] as number)
          : key === 'priority'
            ? -(net.unassignedCost[v] as number)
            : key === 'far'
              ? -way
              : key === 'near'
                ? way
                : key === 'width'
                  ? hasWindow
                    ? to - from
                    : Infinity
                  : hasWindow
                    ? from
                    : Infinity
    let at = i
    while (at > begin && (keys[at - 1] as number) > value) {
      keys[at] = keys[at - 1] as number
      absent[at] = absent[at - 1] as number
      at -= 1
    }
    keys[at] = value
    absent[at] = v
  }
}

type Key = 'random' | 'minutes' | 'priority' | 'far' | 'near' | 'width' | 'opens'

const weights: readonly (readonly [Key, number])[] = [
  ['random', 4],
  ['minutes', 3],
  ['priority', 4],
  ['far', 2],
  ['near', 1],
  ['width', 2],
  ['opens', 2],
]
const draws: readonly Key[] = weights.flatMap(([key, weight]) => Array<Key>(weight).fill(key))

function drawKey({ random }: Search): Key {
  return draws[random.below(draws.length)] ?? 'random'
}
