import { expect, test } from 'vitest'
import { createPlanner } from './create-planner.ts'
import { createNetwork } from './engine/network.ts'
import { evaluatePlan } from './evaluate.ts'
import { explain, suggest } from './explain.ts'
import { makeCompany } from './problem.fixture.ts'
import { planTerms } from './terms.ts'
import type { PlanVisit } from './types.ts'

const company = makeCompany({ technicians: 8, visits: 60, seed: 3, present: 'none' })
const result = createPlanner(company, { seed: 1 }).run({ steps: 400 })
const placements = result.visits.map(({ placement }) => placement)

test('the terms of a visit are what the plan costs more with it', () => {
  const net = createNetwork(company)
  for (const [v, { id, placement, terms }] of result.visits.entries()) {
    if (!placement) continue
    const without = evaluatePlan(net, placements.with(v, null))
    const sum = planTerms.reduce((all, term) => all + terms[term], 0)
    expect(sum).toBeCloseTo(
      result.totals.cost - without.cost + without.terms.unassigned - result.totals.terms.unassigned,
      6,
    )
    expect(explain(company, result, id)?.terms).toEqual(terms)
  }
})

test('says which rule keeps a visit off how many routes', () => {
  const [visit] = company.visits as [PlanVisit]
  const skill = { skill: 0, level: 3 }
  const holders = company.routes.filter(({ skills }) =>
    skills.some((held) => held.skill === 0 && held.level >= 3),
  )
  const strict = { ...company, visits: [{ ...visit, skills: [skill] }, ...company.visits.slice(1)] }
  const made = createPlanner(strict, { seed: 1 }).run({ steps: 50 })
  const here = made.visits[0]?.placement?.routes.length ?? 0
  const { whyNot, nextBest } = explain(strict, made, visit.id) ?? { whyNot: [], nextBest: null }
  const counted = whyNot.reduce((sum, { count }) => sum + count, 0)
  expect(whyNot.find(({ rule }) => rule === 'skill')?.count).toBe(8 - holders.length)
  expect(counted).toBeLessThanOrEqual(8 - here)
  if (nextBest) expect(holders.map(({ id }) => id)).toContain(nextBest.route)
})

test('an unknown visit has no explanation', () => {
  expect(explain(company, result, 'another one')).toBeNull()
})

test('suggests the cheapest places first, each with its terms', () => {
  const planned = company.visits.map((visit, v) => ({ ...visit, present: placements[v] ?? null }))
  const visit = { ...(planned[1] as PlanVisit), id: 'new', crew: 1, windows: [], skills: [] }
  const { suggestions, whyNot } = suggest({ ...company, visits: planned }, visit, { top: 3 })
  expect(suggestions.length).toBeGreaterThan(0)
  const costs = suggestions.map(({ cost }) => cost)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(new Set(suggestions.map(({ route }) => route)).size).toBe(suggestions.length)
  expect(whyNot.every(({ count }) => count > 0)).toBe(true)
})
