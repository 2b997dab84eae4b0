import { expect, test } from 'vitest'
import { makeCompany } from './problem.fixture.ts'
import { addRouteTerms } from './terms.ts'
import type { PlanRoute, PlanVisit } from './types.ts'
import { defaultWeights } from './weights.ts'

const company = makeCompany({ technicians: 3, visits: 1, seed: 1, present: 'none' })
const [visit] = company.visits as [PlanVisit]

/** What it costs that a person of the crew is none of those preferred. */
function preferenceOf(technician: number, preferred: readonly number[], isLead = true): number {
  const route = company.routes.find((one) => one.technician === technician) as PlanRoute
  let sum = 0
  const add = (term: string, cost: number) => (sum += term === 'preference' ? cost : 0)
  addRouteTerms(defaultWeights, { ...visit, preferred, last: null }, route, isLead, true, add)
  return sum
}

test('a lead who is none of those preferred has its price, each of them has none', () => {
  expect([0, 1, 2].map((one) => preferenceOf(one, [0, 2]))).toEqual([0, 20, 0])
  expect(preferenceOf(1, [])).toBe(0)
  expect(preferenceOf(1, [0, 2], false)).toBe(0)
})

test('who is dearer costs more for each minute of the visit, each of a crew', () => {
  const route = company.routes[0] as PlanRoute
  const costOf = (dearness: number, minutes: number, isLead = true) => {
    let sum = 0
    const add = (term: string, cost: number) => (sum += term === 'hourlyCost' ? cost : 0)
    const at = { ...route, dearness }
    addRouteTerms(defaultWeights, { ...visit, minutes }, at, isLead, true, add)
    return sum
  }
  expect([costOf(0, 60), costOf(0.25, 60), costOf(0.25, 60, false)]).toEqual([0, 15, 15])
})
