import type { Random } from '../random.ts'
import { setRoute } from './routes.ts'
import type { Search } from './search.ts'

/** Temperature of the distance among plans that miss the same customers, in mean legs. */
const warmth = 0.3

export interface FleetReduction {
  /** One change, kept if it misses customers that are easier to place. */
  step(): void
  /** Takes one route out of use, its customers with it. */
  dropRoute(): void
}

/**
 * Makes do with fewer routes, as Christiaens and Vanden Berghe (2020) do: customers that were often left out are worth
 * more than others, so that a plan is better if it misses those that were seldom left out.
 */
export function createFleetReduction(
  search: Search,
  random: Random,
  meanLeg: number,
): FleetReduction {
  const { ruined } = search
  const { routes } = ruined
  const missed = new Float64Array(routes.size)
  const missedNow = (): number => {
    let sum = 0
    for (let i = 0; i < ruined.absent; i += 1) sum += missed[ruined.removed[i] as number] as number
    return sum
  }
  let before = missedNow()
  return {
    step() {
      search.change()
      const now = missedNow()
      const isBetter =
        ruined.absent === 0 ||
        now < before ||
        (now === before && search.difference() < -warmth * meanLeg * Math.log(1 - random.next()))
      for (let i = 0; i < ruined.absent; i += 1)
        missed[ruined.removed[i] as number] = (missed[ruined.removed[i] as number] as number) + 1
      if (!isBetter) search.undo()
      before = missedNow()
    },
    dropRoute() {
      const total = (r: number): number => {
        const start = r * routes.stride + 1
        const customers = routes.node.subarray(start, start + (routes.length[r] as number))
        return customers.reduce((sum, customer) => sum + (missed[customer] as number), 0)
      }
      const [dropped = 0] = [...routes.order.subarray(0, routes.used)].sort(
        (a, b) => total(a) - total(b),
      )
      const start = dropped * routes.stride + 1
      for (let i = 0; i < (routes.length[dropped] as number); i += 1) {
        const customer = routes.node[start + i] as number
        ruined.removed[ruined.absent] = customer
        ruined.absent += 1
        routes.routeOf[customer] = -1
      }
      setRoute(routes, dropped, [])
      routes.limit = routes.used
      before = missedNow()
    },
  }
}
