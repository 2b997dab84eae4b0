import { expect, test } from 'vitest'
import { checkPlan } from './check-plan.fixture.ts'
import { createPlanner } from './create-planner.ts'
import { makeCompany } from './problem.fixture.ts'
import type { PlanResult } from './result.ts'
import type { Placement } from './types.ts'

const company = makeCompany({ technicians: 6, visits: 40, seed: 5, present: 'none' })
const placementsOf = ({ visits }: PlanResult) => visits.map(({ placement }) => placement)
const placementOf = ({ visits }: PlanResult, id: string): Placement | null =>
  visits.find((visit) => visit.id === id)?.placement ?? null

const begin = () => {
  const planner = createPlanner(company, { seed: 1 })
  return { planner, before: planner.run({ steps: 200 }) }
}

test('keeps what a change does not touch', () => {
  const { planner, before } = begin()
  planner.patch([])
  expect(placementsOf(planner.run({ steps: 0 }))).toEqual(placementsOf(before))
})

test('a visit that is locked stays where it is', () => {
  const { planner, before } = begin()
  const { id, placement } = before.visits.find((visit) => visit.placement) ?? { id: '' }
  planner.patch([{ kind: 'lock', visit: id, lock: 'both', present: placement }])
  expect(placementOf(planner.run({ steps: 200 }), id)).toEqual(placement)
})

test('a visit that takes longer finds room, and no rule is broken', () => {
  const { planner } = begin()
  const [visit] = company.visits
  if (!visit) throw new Error('No visit')
  planner.patch([{ kind: 'edit', visit: { ...visit, minutes: 120, windows: [] } }])
  const after = planner.run({ steps: 100 })
  expect(checkPlan(planner.problem, placementsOf(after))).toEqual([])
  expect(planner.problem.visits[0]?.minutes).toBe(120)
})

test('an urgent visit is planned', () => {
  const { planner } = begin()
  const [first] = company.visits
  if (!first) throw new Error('No visit')
  const urgent = { ...first, id: 'urgent', priority: 'urgent' as const, windows: [], promise: null }
  planner.patch([{ kind: 'urgent', visit: { ...urgent, skills: [], crew: 1, after: null } }])
  const after = planner.run({ steps: 100 })
  expect(placementOf(after, 'urgent')).not.toBeNull()
  expect(checkPlan(planner.problem, placementsOf(after))).toEqual([])
})

test('nobody who is sick has visits later', () => {
  const { planner, before } = begin()
  const r = before.visits.find(({ placement }) => placement)?.placement?.routes[0] ?? 0
  planner.patch([{ kind: 'sick', route: company.routes[r]?.id ?? '', from: 600 }])
  const after = planner.run({ steps: 100 })
  expect(checkPlan(planner.problem, placementsOf(after))).toEqual([])
  for (const [v, placement] of placementsOf(after).entries())
    if (placement?.routes.includes(r))
      expect(placement.start + (company.visits[v]?.minutes ?? 0)).toBeLessThanOrEqual(600)
})

test('a place that the problem does not have is refused', () => {
  const { planner } = begin()
  const [visit] = company.visits
  if (!visit) throw new Error('No visit')
  expect(() => planner.patch([{ kind: 'edit', visit: { ...visit, place: 9999 } }])).toThrow(
    RangeError,
  )
})
