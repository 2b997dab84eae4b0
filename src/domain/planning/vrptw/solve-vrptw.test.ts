import { expect, test } from 'vitest'
import { checkRoutes } from './check-routes.fixture.ts'
import { leastDistance } from './optimum.fixture.ts'
import { type ProblemKind, makeProblem } from './problem.fixture.ts'
import { solveVrptw } from './solve-vrptw.ts'
import { unservableCustomers } from './unservable.ts'

const kinds: readonly ProblemKind[] = (['clustered', 'random', 'mixed'] as const).flatMap(
  (layout) =>
    (['short', 'long'] as const).flatMap((horizon) =>
      [8, 60].map((window, i) => ({ layout, horizon, window, customers: 60, seed: i + 1 })),
    ),
)

test.each(kinds)('routes are feasible and their distance is right: %o', (kind) => {
  const problem = makeProblem(kind)
  expect(unservableCustomers(problem)).toEqual([])
  for (const objective of ['distance', 'vehicles'] as const) {
    const found = solveVrptw(problem, { objective, seed: 7, steps: 1500 })
    const { faults, distance } = checkRoutes(problem, found.routes)
    expect(faults).toEqual([])
    expect(found.distance).toBeCloseTo(distance, 6)
    expect(found.vehicles).toBe(found.routes.length)
  }
})

test.each(kinds.map((kind) => ({ ...kind, customers: 8 })))(
  'finds the optimum of small problems: %o',
  (kind) => {
    const problem = makeProblem(kind)
    const found = solveVrptw(problem, { objective: 'distance', seed: 1, steps: 3000 })
    expect(found.distance).toBeCloseTo(leastDistance(problem), 6)
  },
)

test('the same seed and number of steps give the same routes', () => {
  const problem = makeProblem({
    layout: 'mixed',
    horizon: 'short',
    window: 30,
    customers: 80,
    seed: 3,
  })
  const solve = (seed: number) => solveVrptw(problem, { objective: 'distance', seed, steps: 800 })
  expect(solve(5)).toEqual(solve(5))
  expect(solve(6).routes).not.toEqual(solve(5).routes)
})

const longRoutes = () =>
  makeProblem({ layout: 'random', horizon: 'long', window: 120, customers: 60, seed: 4 })

test('fewer vehicles come before a shorter distance', () => {
  const problem = longRoutes()
  const short = solveVrptw(problem, { objective: 'distance', seed: 1, steps: 4000 })
  const few = solveVrptw(problem, { objective: 'vehicles', seed: 1, steps: 4000 })
  expect(few.vehicles).toBeLessThan(short.vehicles)
  expect(short.distance).toBeLessThan(few.distance)
})

test('a fleet that is just large enough is enough', () => {
  const problem = longRoutes()
  const { vehicles } = solveVrptw(problem, { objective: 'vehicles', seed: 1, steps: 4000 })
  const tight = { ...problem, vehicles }
  const found = solveVrptw(tight, { objective: 'distance', seed: 2, steps: 6000 })
  expect(checkRoutes(tight, found.routes).faults).toEqual([])
})

test('the trace only gets better, and a plan is never worse than its start', () => {
  const problem = makeProblem({
    layout: 'clustered',
    horizon: 'short',
    window: 30,
    customers: 60,
    seed: 9,
  })
  const { trace, distance } = solveVrptw(problem, { objective: 'distance', seed: 1, steps: 2000 })
  const distances = trace.map((entry) => entry.distance)
  expect(distances).toEqual([...distances].sort((a, b) => b - a))
  expect(distances.at(-1)).toBe(distance)
})

test('a clock ends the search', () => {
  const problem = makeProblem({
    layout: 'mixed',
    horizon: 'short',
    window: 30,
    customers: 40,
    seed: 3,
  })
  let time = 0
  const now = (): number => (time += 1)
  const { steps } = solveVrptw(problem, { objective: 'distance', seed: 1, ms: 50, now })
  expect(steps).toBeGreaterThan(0)
  expect(steps).toBeLessThan(50 * 32 + 1)
})

test('no customers, no routes', () => {
  const [depot] = makeProblem({
    layout: 'random',
    horizon: 'short',
    window: 30,
    customers: 1,
    seed: 3,
  }).nodes
  const nodes = depot ? [depot] : []
  expect(
    solveVrptw({ nodes, capacity: 1, vehicles: 1 }, { objective: 'distance', seed: 1 }).routes,
  ).toEqual([])
})
