import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'
import { checkRoutes } from './check-routes.fixture.ts'
import { makeProblem } from './problem.fixture.ts'
import { createSearcher } from './searcher.ts'
import { helpVrptw, solveVrptw } from './solve-vrptw.ts'
import type { Found, Task, Team } from './team.ts'
import type { Vrptw, VrptwObjective } from './types.ts'

/** A clock that goes on with each reading. */
function createClock(): () => number {
  let time = 0
  return () => (time += 1)
}

/** A team whose helpers work when they are asked for what they found; every `late`th time one has nothing yet. */
function createTeam(
  problem: Vrptw,
  objective: VrptwObjective,
  helpers: number,
  late = Infinity,
): Team {
  const searchers = Array.from({ length: helpers }, (_, i) => {
    const budget = createBudget({ ms: 40, now: createClock() })
    return createSearcher(problem, { objective, seed: 100 + i }, budget)
  })
  let tasks: readonly Task[] = []
  let asked = 0
  return {
    helpers,
    assign(next) {
      tasks = next
    },
    collect: () =>
      searchers.map((searcher, i) => {
        asked += 1
        const task = tasks[i]
        return task && asked % late !== 0 ? searcher.work(task) : undefined
      }),
  }
}

const small = makeProblem({ layout: 'random', customers: 80, window: 60, horizon: 'long', seed: 1 })
const large = makeProblem({
  layout: 'mixed',
  customers: 320,
  window: 60,
  horizon: 'short',
  seed: 1,
})

test.each([
  ['the whole of a small problem', small, 'distance', Infinity],
  ['the whole of a small problem', small, 'vehicles', Infinity],
  ['the sectors of a large one', large, 'distance', Infinity],
  ['the sectors of a large one', large, 'vehicles', Infinity],
  ['the sectors of a large one, some too slow', large, 'distance', 3],
] as const)('a team plans %s (%s, %s, %d)', (_, problem, objective, late) => {
  const team = createTeam(problem, objective, 2, late)
  const options = { objective, seed: 1, ms: 300, now: createClock() }
  const found = solveVrptw(problem, options, team)
  const { faults, distance } = checkRoutes(problem, found.routes)
  expect(faults).toEqual([])
  expect(found.distance).toBeCloseTo(distance, 6)
  const [first] = found.trace
  if (objective === 'distance') expect(found.distance).toBeLessThan(Number(first?.distance))
  else expect(found.vehicles).toBeLessThanOrEqual(Number(first?.vehicles))
})

test('a helper works on its tasks until there are no more', () => {
  const absent = Array.from({ length: 80 }, (_, i) => i + 1)
  const plan = { routes: [], absent, limit: 80 }
  const task: Task = { aim: 'distance', from: 0, until: 1, enough: 1, plan }
  const tasks = [task]
  const found: Found[] = []
  const lead = { next: () => tasks.pop(), handIn: (one: Found) => found.push(one) }
  helpVrptw(small, { objective: 'distance', seed: 1, steps: 300 }, lead)
  expect(found).toHaveLength(1)
  expect(checkRoutes(small, found[0]?.best.plan.routes ?? []).faults).toEqual([])
  expect(checkRoutes(small, found[0]?.current.routes ?? []).faults).toEqual([])
})
