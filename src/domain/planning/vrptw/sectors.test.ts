import { expect, test } from 'vitest'
import { type ProblemKind, makeProblem } from './problem.fixture.ts'
import { nearestInTime } from './near.ts'
import { createNetwork } from './network.ts'
import { planBySavings } from './savings.ts'
import { joinPlans, sectorsOf } from './sectors.ts'

const kind: ProblemKind = {
  layout: 'mixed',
  customers: 300,
  window: 60,
  horizon: 'short',
  seed: 2,
}
const problem = makeProblem(kind)
const network = createNetwork(problem)
const routes = planBySavings(network, nearestInTime(network, 25))
const plan = { routes, absent: [], limit: routes.length + 5 }

test.each([0, 0.3, 0.9])(
  'sectors hold each route once, and share the spare vehicles: %d',
  (turn) => {
    const sectors = sectorsOf(problem, plan, 3, turn)
    expect(sectors).toHaveLength(3)
    const joined = joinPlans(sectors)
    expect(joined.limit).toBe(plan.limit)
    expect(joined.routes).toHaveLength(routes.length)
    expect(new Set(joined.routes)).toEqual(new Set(routes))
    for (const sector of sectors) {
      expect(sector.limit).toBeGreaterThan(sector.routes.length)
      expect(sector.routes.flat().length).toBeGreaterThan(60)
    }
  },
)

test('the turn moves the borders', () => {
  expect(sectorsOf(problem, plan, 2, 0.25)).not.toEqual(sectorsOf(problem, plan, 2, 0))
})

test.each([
  ['a sector would be too small', 4, plan],
  ['a customer is absent', 2, { ...plan, absent: [7] }],
])('the plan stays whole where %s', (_, count, whole) => {
  expect(sectorsOf(problem, whole, count, 0)).toEqual([whole])
})
