import type { Random } from '../random.ts'
import { type Insertion, findPlace } from './insertion.ts'
import type { Ruin } from './ruin.ts'
import { insert } from './routes.ts'

/** How often one customer is put into a new route on trial. */
const newRouteRate = 0.1

/** Puts absent customers back, each in its cheapest place, in an order drawn by chance. Those without a place stay absent. */
export function recreate(
  ruined: Ruin,
  insertion: Insertion,
  keys: Float64Array,
  beforeChange: (r: number) => void,
): void {
  const { routes, removed } = ruined
  sortRemoved(ruined, keys)
  let left = 0
  // A route of its own is nearly always dearer than a place in another, so none would ever be tried.
  let opensRoute = ruined.random.next() < newRouteRate
  for (let i = 0; i < ruined.absent; i += 1) {
    const customer = removed[i] as number
    if (opensRoute && routes.used < routes.limit) {
      opensRoute = false
      const r = routes.order[routes.used] as number
      beforeChange(r)
      insert(routes, customer, r, 0)
    } else if (findPlace(insertion, customer)) {
      beforeChange(insertion.route)
      insert(routes, customer, insertion.route, insertion.place)
    } else {
      removed[left] = customer
      left += 1
    }
  }
  ruined.absent = left
}

/** Sorts the absent customers by a criterion drawn by chance, smallest key first. */
function sortRemoved({ routes, removed, absent, random }: Ruin, keys: Float64Array): void {
  const key = drawKey(random)
  const { demand, distance, ready, due, size } = routes
  for (let i = 0; i < absent; i += 1) {
    const c = removed[i] as number
    const value =
      key === 'random'
        ? random.next()
        : key === 'demand'
          ? -(demand[c] as number)
          : key === 'far'
            ? -(distance[c * size] as number)
            : key === 'near'
              ? (distance[c * size] as number)
              : key === 'window'
                ? (due[c] as number) - (ready[c] as number)
                : key === 'opens'
                  ? (ready[c] as number)
                  : -(due[c] as number)
    let at = i
    while (at > 0 && (keys[at - 1] as number) > value) {
      keys[at] = keys[at - 1] as number
      removed[at] = removed[at - 1] as number
      at -= 1
    }
    keys[at] = value
    removed[at] = c
  }
}

type Key = 'random' | 'demand' | 'far' | 'near' | 'window' | 'opens' | 'closes'

const weights: readonly (readonly [Key, number])[] = [
  ['random', 4],
  ['demand', 4],
  ['far', 2],
  ['near', 1],
  ['window', 2],
  ['opens', 2],
  ['closes', 2],
]
const draws: readonly Key[] = weights.flatMap(([key, weight]) => Array<Key>(weight).fill(key))

function drawKey(random: Random): Key {
  return draws[random.below(draws.length)] ?? 'random'
}
