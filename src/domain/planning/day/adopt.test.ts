import { expect, it } from 'vitest'
import { createPlanner } from './create-planner.ts'
import { makeCompany } from './problem.fixture.ts'

const problem = makeCompany({ technicians: 6, visits: 40, seed: 5, present: 'none' })
const placementsOf = (result: ReturnType<ReturnType<typeof createPlanner>['run']>) =>
  result.visits.map(({ placement }) => placement)

it('goes on from a better plan of another planner', () => {
  const long = createPlanner(problem, { seed: 1 }).run({ steps: 400 })
  const short = createPlanner(problem, { seed: 2 })
  expect(short.run({ steps: 1 }).totals.cost).toBeGreaterThan(long.totals.cost)
  short.adopt(placementsOf(long))
  expect(short.run({ steps: 0 }).totals.cost).toBeCloseTo(long.totals.cost, 6)
  expect(short.run({ steps: 50 }).totals.cost).toBeLessThanOrEqual(long.totals.cost + 1e-6)
})

it('leaves a plan that is not better', () => {
  const worse = createPlanner(problem, { seed: 1 }).run({ steps: 1 })
  const planner = createPlanner(problem, { seed: 2 })
  const own = planner.run({ steps: 400 })
  planner.adopt(placementsOf(worse))
  expect(planner.run({ steps: 0 }).totals.cost).toBeCloseTo(own.totals.cost, 6)
})

it('refuses a plan of another problem', () => {
  const planner = createPlanner(problem, { seed: 1 })
  const other = placementsOf(planner.run({ steps: 1 }))
  expect(() => planner.adopt(other.slice(1))).toThrow(RangeError)
  expect(() => planner.adopt(other.map(() => ({ routes: [99], start: 0 })))).toThrow(RangeError)
})

it('is never worse for what another planner found', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const dense = makeCompany({ technicians: 6, visits: 40, seed, present: 'fair' })
    const other = createPlanner(dense, { seed: 1 }).run({ steps: 400 })
    const planner = createPlanner(dense, { seed: 2 })
    const before = planner.run({ steps: 10 })
    planner.adopt(placementsOf(other))
    expect(planner.run({ steps: 0 }).totals.cost).toBeLessThanOrEqual(before.totals.cost + 1e-6)
  }
})
