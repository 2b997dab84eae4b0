import { expect, test } from 'vitest'
import { checkPlan } from './check-plan.fixture.ts'
import { createPlanner } from './create-planner.ts'
import { createNetwork } from './engine/network.ts'
import { evaluatePlan } from './evaluate.ts'
import { parseProblem } from './parse-problem.ts'
import { type CompanyKind, makeCompany } from './problem.fixture.ts'
import type { PlanResult } from './result.ts'

const placementsOf = ({ visits }: PlanResult) => visits.map(({ placement }) => placement)

const kinds: readonly CompanyKind[] = (['none', 'fair', 'random'] as const).flatMap((present) =>
  [1, 2, 3, 4].map((seed) => ({
    technicians: 6,
    visits: 40,
    days: seed === 4 ? 2 : 1,
    seed,
    present,
    crews: seed === 1 ? 0 : 0.08,
    links: seed === 1 ? 0 : 0.05,
    locks: seed === 2 ? 0.3 : 0.05,
  })),
)

test.each(kinds)('breaks no rule that the present plan keeps, and costs no more: %o', (kind) => {
  const problem = parseProblem(makeCompany(kind))
  const present = problem.visits.map((visit) => visit.present)
  const before = evaluatePlan(createNetwork(problem), present)
  const faultsBefore = checkPlan(problem, present)
  const planner = createPlanner(problem, { seed: kind.seed })
  const costs: number[] = []
  for (const steps of [0, 40, 200]) {
    const { visits, totals, violations } = planner.run({ steps })
    const faults = checkPlan(
      problem,
      visits.map(({ placement }) => placement),
    )
    expect(faults.filter((fault) => !faultsBefore.includes(fault))).toEqual([])
    const isMended = violations.length < before.violations.length
    expect(isMended || totals.cost <= before.cost + 1e-6).toBe(true)
    costs.push(totals.cost)
  }
  expect(costs).toEqual(costs.toSorted((a, b) => b - a))
})

test.each(kinds)('a visit that is moved starts at a step of the clock: %o', (kind) => {
  const problem = { ...makeCompany(kind), step: 5 }
  const present = problem.visits.map((visit) => visit.present)
  const before = evaluatePlan(createNetwork(problem), present)
  const faultsBefore = checkPlan(problem, present)
  const { visits, totals, violations } = createPlanner(problem, { seed: 1 }).run({ steps: 150 })
  const starts = visits.flatMap(({ placement }, v) =>
    placement && placement.start !== present[v]?.start ? [placement.start] : [],
  )
  expect(starts.filter((start) => start % 5 !== 0)).toEqual([])
  const faults = checkPlan(
    problem,
    visits.map(({ placement }) => placement),
  )
  expect(faults.filter((fault) => !faultsBefore.includes(fault))).toEqual([])
  const isMended = violations.length < before.violations.length
  expect(isMended || totals.cost <= before.cost + 1e-6).toBe(true)
})

test.each(kinds)('what is locked or frozen stays: %o', (kind) => {
  const problem = makeCompany({ ...kind, locks: 0.4 })
  const result = createPlanner(problem, { seed: 1 }).run({ steps: 100 })
  const technicians = (routes: readonly number[]) =>
    routes.map((r) => problem.routes[r]?.technician ?? -1).toSorted((a, b) => a - b)
  const held = problem.visits.filter(({ present, lock, isFrozen }) =>
    Boolean(present && (lock !== 'none' || isFrozen)),
  )
  expect(held.length > 0 || kind.present === 'none').toBe(true)
  for (const [v, { present, lock, isFrozen }] of problem.visits.entries()) {
    const { placement } = result.visits[v] as PlanResult['visits'][number]
    if (!present) continue
    if (isFrozen || lock === 'both') expect(placement).toEqual(present)
    if (lock !== 'none') expect(placement).not.toBeNull()
    if (!placement) continue
    if (lock === 'time') expect(placement.start).toBe(present.start)
    if (lock === 'person')
      expect(technicians(placement.routes)).toEqual(technicians(present.routes))
  }
})

const company = (seed: number, present: CompanyKind['present']) =>
  makeCompany({ technicians: 8, visits: 64, seed, present, crews: 0.05, links: 0.05, locks: 0.1 })

test('a present plan that breaks no rule is kept as it is where nothing is better', () => {
  const problem = company(2, 'fair')
  const planned = placementsOf(createPlanner(problem, { seed: 1 }).run({ steps: 400 }))
  const again = {
    ...problem,
    visits: problem.visits.map((visit, v) => ({ ...visit, present: planned[v] ?? null })),
  }
  const result = createPlanner(again, { seed: 1 }).run({ steps: 0 })
  const placed = planned.flatMap((placement, v) => (placement ? [v] : []))
  const moved = placed.filter(
    (v) => placementsOf(result)[v]?.routes.join() !== planned[v]?.routes.join(),
  )
  expect(moved).toEqual([])
})

test('visits of a plan that breaks rules are mended, and only where they may be changed', () => {
  const problem = company(3, 'random')
  const { violations } = createPlanner(problem, { seed: 1 }).run({ steps: 200 })
  const fixed = problem.visits.filter(({ isFrozen, lock }) => isFrozen || lock !== 'none')
  const ids = new Set(fixed.map(({ id }) => id))
  expect(violations.filter(({ visit }) => visit !== null && !ids.has(visit))).toEqual([])
})

test('the plan gets better than the one that is filled up greedily', () => {
  for (const seed of [1, 2, 3]) {
    const planner = createPlanner(company(seed, 'fair'), { seed })
    const greedy = planner.run({ steps: 0 }).totals.cost
    expect(planner.run({ steps: 300 }).totals.cost).toBeLessThan(greedy * 0.95)
  }
})

test('the same seed and steps give the same plan, in one run or several', () => {
  const problem = company(5, 'fair')
  const plan = (seed: number, parts: readonly number[]) => {
    const planner = createPlanner(problem, { seed, total: { unit: 'steps', length: 300 } })
    return parts.map((steps) => planner.run({ steps })).at(-1)
  }
  expect(plan(5, [300])).toEqual(plan(5, [300]))
  expect(plan(5, [300])?.visits).toEqual(plan(5, [100, 150, 50])?.visits)
  expect(plan(6, [300])?.visits).not.toEqual(plan(5, [300])?.visits)
})

test('a clock ends a run', () => {
  let time = 0
  const clock = (): number => (time += 1)
  const { steps } = createPlanner(company(1, 'none'), { seed: 1 }).run({ ms: 20, clock })
  expect(steps).toBeGreaterThan(0)
  expect(steps).toBeLessThanOrEqual(20 * 8)
})

test('nothing to plan is a plan', () => {
  const none = makeCompany({ technicians: 0, visits: 0, seed: 1, present: 'none' })
  expect(createPlanner(none, { seed: 1 }).run({ steps: 5 }).totals.cost).toBe(0)
  const nobody = makeCompany({ technicians: 0, visits: 3, seed: 1, present: 'none' })
  expect(createPlanner(nobody, { seed: 1 }).run({ steps: 5 }).totals.unassigned).toBe(3)
})

test('a part whose first part has no place has none either', () => {
  const [first, second, ...others] = company(1, 'none').visits
  if (!first || !second) throw new Error('No visits')
  const impossible = { ...first, windows: [{ from: 0, to: 1 }], after: null }
  const part = { ...second, after: 0, crew: 1, windows: [], promise: null }
  const rest = others.map((visit) => ({ ...visit, after: null }))
  const problem = { ...company(1, 'none'), visits: [impossible, part, ...rest] }
  const { visits, violations } = createPlanner(problem, { seed: 1 }).run({ steps: 60 })
  expect(visits[0]?.placement).toBeNull()
  expect(visits[1]?.placement).toBeNull()
  expect(violations).toEqual([])
})
