import { createRandom } from '../random.ts'
import { type PlanChange, applyChanges } from './changes.ts'
import { type Annealing, createAnnealing } from './engine/anneal.ts'
import { insertAbsent, loadPlan } from './engine/load-plan.ts'
import { createNetwork } from './engine/network.ts'
import { type Search, costOf, createSearch } from './engine/search.ts'
import { placementsOf, restore, snapshotOf } from './engine/snapshot.ts'
import { type Evaluation, type Placements, type Violation, evaluatePlan } from './evaluate.ts'
import { isSound } from './parse-problem.ts'
import { type PlanResult, describePlan } from './result.ts'
import { type RoundLength, createRounds } from './rounds.ts'
import { mayNotBeLeftOut } from './terms.ts'
import type { PlanProblem, PlanVisit } from './types.ts'

export interface PlannerOptions {
  /** The same seed and steps give the same plan. */
  readonly seed: number
  /** In the routes of how many near visits a place for one is looked for. */
  readonly near?: number
  /** How long the planner will run in all, in milliseconds or steps, so that the search ends cold; without it, in rounds. */
  readonly total?: RoundLength
}

export interface RunOptions {
  /** Stops after this many steps. */
  readonly steps?: number
  /** Stops after this many milliseconds of `clock`. */
  readonly ms?: number
  /** A clock in milliseconds; needed for `ms`. */
  readonly clock?: () => number
}

export interface Planner {
  /** The problem with all changes. */
  readonly problem: PlanProblem
  /** Looks for a better plan, and goes on where the last run ended. The best plan so far. */
  run(options: RunOptions): PlanResult
  /** Takes changes in and keeps of the best plan what is still valid. Throws a `RangeError` for an index of nothing. */
  patch(changes: readonly PlanChange[]): void
  /**
   * Continues from a better plan that another planner of the same problem found; ignores one that is not better. Throws a
   * `RangeError` for a plan of another problem.
   */
  adopt(placements: Placements): void
}

/** Steps of a run that is given neither steps nor time. */
const defaultSteps = 10_000
/** Steps from one look at the clock to the next. */
const stepsPerReading = 8

interface State {
  readonly problem: PlanProblem
  readonly search: Search
  readonly annealing: Annealing
  /** The plan that exists, and the one from which the search began. */
  readonly now: Placements
  readonly first: Placements
}

/**
 * Plans the days of a company. It starts from the plan that exists, mends in it what breaks a rule and may be changed,
 * and never ends with more broken rules or, with as many, a higher cost than that.
 */
export function createPlanner(problem: PlanProblem, options: PlannerOptions): Planner {
  let state = begin(
    problem,
    problem.visits.map(({ present }) => present),
    options,
  )
  let rounds = createRounds(options.total)
  let steps = 0
  let roundsDone = 0
  return {
    get problem() {
      return state.problem
    },
    run({ ms, clock = () => 0, ...run }) {
      const most = run.steps ?? (ms === undefined ? defaultSteps : Infinity)
      const started = clock()
      const unit = ms === undefined ? 'steps' : 'ms'
      let spent = 0
      for (let done = 0; done < most; done += 1) {
        if (ms !== undefined && done % stepsPerReading === 0) {
          const reading = clock() - started
          rounds.spend(unit, reading - spent)
          spent = reading
          if (reading >= ms) break
        } else if (ms === undefined) rounds.spend(unit, 1)
        if (rounds.isOver()) {
          state.annealing.nextRound()
          rounds.next()
          roundsDone += 1
        }
        state.annealing.step(rounds.share())
        steps += 1
      }
      return describePlan(state.search.net, bestOf(state), steps)
    },
    patch(changes) {
      const placed = new Map(
        bestOf(state).map((placement, v) => [state.problem.visits[v]?.id, placement]),
      )
      const next = applyChanges(state.problem, changes)
      if (!isSound(next)) throw new RangeError('A change points at what the problem does not have.')
      const kept = next.visits.map((visit) => {
        const isHeld = visit.isFrozen || visit.lock !== 'none'
        const here = placed.get(visit.id)
        return (isHeld ? visit.present : here) ?? here ?? null
      })
      state = begin(next, kept, { ...options, seed: options.seed + steps })
      rounds = createRounds(options.total)
      roundsDone = 0
    },
    adopt(placements) {
      const { problem: own, search } = state
      const isOfOwn = placements.every((one) =>
        (one?.routes ?? []).every((r) => own.routes[r] !== undefined),
      )
      if (placements.length !== own.visits.length || !isOfOwn)
        throw new RangeError('The plan is not one of this problem.')
      const known = evaluatePlan(search.net, bestOf(state))
      if (!isBetter(evaluatePlan(search.net, placements), known)) return
      const seed = options.seed + steps
      const next = begin(own, placements, { ...options, seed }, roundsDone)
      // A plan does not say where breaks lie: placing them again can make a dense route worse.
      if (isBetter(evaluatePlan(search.net, bestOf(next)), known)) state = next
    },
  }
}

function isBetter(a: Evaluation, b: Evaluation): boolean {
  const fewer = b.violations.length - a.violations.length
  return fewer > 0 || (fewer === 0 && a.cost < b.cost - 1e-6)
}

/** Loads a plan and completes it; the search continues at the temperature that it has after this many rounds. */
function begin(
  problem: PlanProblem,
  placements: Placements,
  options: PlannerOptions,
  roundsDone = 0,
): State {
  let search = loadAll(problem, placements, options)
  // A visit that is locked or must stay, breaks a rule where it is and can be nowhere else, stays there.
  const isLost = (visit: PlanVisit, v: number): boolean =>
    mayNotBeLeftOut(visit) && !visit.isFrozen && search.isAbsent[v] === 1
  for (let visits = problem.visits; visits.some(isLost);) {
    visits = visits.map((visit, v) => (isLost(visit, v) ? { ...visit, isFrozen: true } : visit))
    const kept = placements.map((placement, v) =>
      visits[v]?.isFrozen ? visits[v].present : placement,
    )
    search = loadAll({ ...problem, visits }, kept, options)
  }
  const now = problem.visits.map(({ present }) => present)
  return {
    problem,
    search,
    annealing: createAnnealing(search, roundsDone),
    now,
    first: placementsOf(search),
  }
}

function loadAll(problem: PlanProblem, placements: Placements, options: PlannerOptions): Search {
  const net = createNetwork(problem)
  const counts = new Int32Array(problem.routes.length)
  for (const placement of placements)
    for (const r of placement?.routes ?? []) counts[r] = (counts[r] as number) + 1
  const search = createSearch(net, createRandom(options.seed), Math.max(0, ...counts), options.near)
  loadPlan(search, placements)
  insertAbsent(search)
  return search
}

/** The best plan that was found; an earlier one where that breaks another rule than the plan that exists, or costs more. */
function bestOf({ search, annealing, now, first }: State): Placements {
  const current = snapshotOf(search, costOf(search))
  restore(search, annealing.best)
  const found = placementsOf(search)
  restore(search, current)
  const before = evaluatePlan(search.net, now)
  const isKnown = keysOf(before.violations)
  const isGood = (plan: Placements): boolean => {
    const after = evaluatePlan(search.net, plan)
    const isMended = after.violations.length < before.violations.length
    return (
      [...keysOf(after.violations)].every((key) => isKnown.has(key)) &&
      (isMended || after.cost <= before.cost + 1e-6)
    )
  }
  return [found, first].find(isGood) ?? now
}

function keysOf(violations: readonly Violation[]): ReadonlySet<string> {
  return new Set(violations.map(({ rule, visit, route }) => [rule, visit, route].join()))
}
