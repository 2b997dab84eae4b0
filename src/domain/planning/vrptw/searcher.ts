import { createRandom } from '../random.ts'
import { createAnnealing } from './anneal.ts'
import { type Known, createBest } from './best.ts'
import type { Budget } from './budget.ts'
import { nearestInTime } from './near.ts'
import { createNetwork } from './network.ts'
import { createFleetReduction } from './reduce-fleet.ts'
import { createRoutes } from './routes.ts'
import { planBySavings } from './savings.ts'
import { createSearch } from './search.ts'
import type { Found, Task } from './team.ts'
import type { Vrptw, VrptwOptions } from './types.ts'

/** In the routes of how many near customers a customer's place is looked for. */
const mostSearched = 25

export interface Searcher {
  /** A plan to begin with. */
  readonly first: Known
  /** Works on a task until its round ends. */
  work(task: Task): Found
}

/** Searches for better plans of a problem: alone, or in rounds with others. */
export function createSearcher(
  problem: Vrptw,
  { objective, seed }: Pick<VrptwOptions, 'objective' | 'seed'>,
  budget: Budget,
): Searcher {
  const random = createRandom(seed)
  const network = createNetwork(problem)
  const near = nearestInTime(network, mostSearched)
  const joined = planBySavings(network, near)
  const limit = Math.min(problem.vehicles, network.size - 1)
  // Far more routes than there are after joining would only make a plan longer.
  const routes = createRoutes(network, Math.min(limit, 2 * joined.length + 8))
  const search = createSearch(routes, near, random)
  if (objective === 'distance' && joined.length <= limit)
    search.load({ routes: joined, absent: [], limit: routes.vehicles })
  else {
    const absent = Array.from({ length: network.size - 1 }, (_, i) => i + 1)
    search.load({ routes: [], absent, limit: routes.vehicles })
    search.change()
  }
  const best = createBest(search)
  const meanLeg = best.distance / (network.size - 1 - best.plan.absent.length + routes.used)
  const reduction = createFleetReduction(search, random, meanLeg)

  const reduceFleet = ({ until, enough }: Task): void => {
    while (budget.share() < until && !(search.isComplete() && routes.used <= enough)) {
      if (search.isComplete()) reduction.dropRoute()
      reduction.step()
      budget.count()
      if (search.ruined.absent <= best.plan.absent.length) best.offer()
    }
  }

  const shorten = ({ from, until }: Task): void => {
    const share = (): number => (budget.share() - from) / (1 - from)
    const annealing = createAnnealing(search, random, meanLeg, share)
    while (budget.share() < until) {
      budget.count()
      if (annealing.step()) best.offer()
    }
  }

  return {
    first: { plan: best.plan, distance: best.distance },
    work(task) {
      budget.read()
      // A fleet that others could not make smaller either is worked on from where this searcher is.
      const goesOn =
        task.aim === 'fleet' &&
        best.plan.absent.length <= task.plan.absent.length &&
        best.plan.limit <= task.plan.limit
      if (!goesOn) {
        search.load(task.plan)
        best.take()
      }
      if (task.aim === 'fleet') reduceFleet(task)
      else shorten(task)
      return { best: { plan: best.plan, distance: best.distance }, current: search.plan() }
    },
  }
}
