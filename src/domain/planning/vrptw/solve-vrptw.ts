import { type Known, isBetter, knownOf } from './best.ts'
import { createBudget } from './budget.ts'
import { createSearcher } from './searcher.ts'
import { joinPlans, joinSectors, sectorsOf } from './sectors.ts'
import { type Found, type Lead, type Task, type Team, alone } from './team.ts'
import type { Vrptw, VrptwOptions, VrptwResult } from './types.ts'

/** The share of the budget after which the number of vehicles is no longer reduced. */
const fleetShare = 0.4

/** How often a team meets: one that shares out the plan, and one whose members each search all of it. */
const rounds = 16
const wholeRounds = 4
/** The shortest round, in milliseconds. */
const leastRound = 200

/** Where the sectors of the next round begin: this turn leaves no direction out. */
const turn = 0.618

/**
 * Plans the routes of a vehicle routing problem with time windows: ruin and recreate after Christiaens and Vanden Berghe,
 * "Slack Induction by String Removals" (2020), annealed over the budget. Every customer must be servable
 * (`unservableCustomers`). Without `steps` and `ms` it makes 50,000 steps. If `vehicles` do not suffice for what it
 * finds, the routes miss customers. With a team, all search in rounds: each its own sector of a large problem, or the
 * whole of a small one, from the best plan of the round before.
 */
export function solveVrptw(problem: Vrptw, options: VrptwOptions, team: Team = alone): VrptwResult {
  const budget = createBudget(options)
  if (problem.nodes.length < 2) return { routes: [], vehicles: 0, distance: 0, steps: 0, trace: [] }
  const searcher = createSearcher(problem, options, budget)
  const trace: VrptwResult['trace'][number][] = []
  const shortest = options.ms === undefined ? 0 : leastRound / options.ms
  let known = searcher.first
  const searchers = 1 + team.helpers
  const learn = (next: Known): void => {
    if (trace.length > 0 && !isBetter(next, known)) return
    known = next
    const vehicles = known.plan.routes.length
    trace.push({ ms: budget.elapsed(), vehicles, distance: known.distance })
  }
  learn(known)
  /** What each task led to; where a helper is late, what its task began with. */
  const inRound = (tasks: readonly Task[]): readonly Found[] => {
    team.assign(tasks.slice(1))
    const own = tasks.slice(0, 1).map((task) => searcher.work(task))
    const collected = team.collect()
    const others = tasks
      .slice(1)
      .map(({ plan }, i) => collected[i] ?? { best: knownOf(problem, plan), current: plan })
    return [...own, ...others]
  }

  const savesVehicles = options.objective === 'vehicles'
  const isMissing = (): boolean => known.plan.absent.length > 0
  const enough = savesVehicles ? fewestVehicles(problem) : Infinity
  const isEnough = (): boolean => !isMissing() && known.plan.routes.length <= enough
  while (!isEnough() && budget.share() < (isMissing() ? 1 : fleetShare)) {
    const until = Math.min(1, budget.share() + Math.max(1 / rounds, shortest))
    const { plan } = known
    const task: Task = { aim: 'fleet', from: 0, until, enough, plan }
    for (const { best } of inRound(Array.from({ length: searchers }, () => task))) learn(best)
  }
  if (savesVehicles) known = { ...known, plan: { ...known.plan, limit: known.plan.routes.length } }

  const from = budget.share()
  let current = known.plan
  for (let round = 0; budget.share() < 1; round += 1) {
    const parts = sectorsOf(problem, current, searchers, (round * turn) % 1)
    const isSplit = parts.length > 1
    const share = team.helpers === 0 ? 1 : 1 / (isSplit ? rounds : wholeRounds)
    const until = Math.min(1, budget.share() + Math.max(share, shortest))
    const plans = isSplit ? parts : Array.from({ length: searchers }, () => current)
    const found = inRound(plans.map((plan) => ({ aim: 'distance', from, until, enough, plan })))
    if (isSplit) {
      learn(joinSectors(found.map(({ best }) => best)))
      current = joinPlans(found.map((each) => each.current))
    } else {
      const [first] = found.toSorted((a, b) => (isBetter(a.best, b.best) ? -1 : 1))
      if (!first) break
      learn(first.best)
      current = first.current
    }
  }
  const { plan, distance } = known
  return {
    routes: plan.routes,
    vehicles: plan.routes.length,
    distance,
    steps: budget.steps(),
    trace,
  }
}

/** As many vehicles as the demand needs. */
function fewestVehicles({ nodes, capacity }: Vrptw): number {
  return Math.ceil(nodes.reduce((sum, { demand }) => sum + demand, 0) / Math.max(capacity, 1e-9))
}

/** Helps another thread's `solveVrptw` of the same problem until there is nothing more to do. */
export function helpVrptw(problem: Vrptw, options: VrptwOptions, lead: Lead): void {
  const searcher = createSearcher(problem, options, createBudget(options))
  for (let task = lead.next(); task; task = lead.next()) lead.handIn(searcher.work(task))
}
