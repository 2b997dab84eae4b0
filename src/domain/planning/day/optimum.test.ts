import { expect, test } from 'vitest'
import { createPlanner } from './create-planner.ts'
import { leastCost } from './optimum.fixture.ts'
import { makeCompany } from './problem.fixture.ts'

test.each([1, 2, 3, 4, 5, 6])('finds the optimum of a small problem: seed %d', (seed) => {
  const company = makeCompany({ technicians: 2, visits: 5, seed, present: 'none' })
  const problem = { ...company, travel: { ...company.travel, hours: [] } }
  const { totals, violations } = createPlanner(problem, { seed }).run({ steps: 1500 })
  expect(violations).toEqual([])
  expect(totals.cost).toBeCloseTo(leastCost(problem), 6)
})
