import { expect, test } from 'vitest'
import { checkPlan } from './check-plan.fixture.ts'
import { createPlanner } from './create-planner.ts'
import { createNetwork } from './engine/network.ts'
import { evaluatePlan } from './evaluate.ts'
import { type CompanyKind, makeCompany } from './problem.fixture.ts'
import { parseProblem } from './parse-problem.ts'
import type { PlanResult } from './result.ts'

const placementsOf = ({ visits }: PlanResult) => visits.map(({ placement }) => placement)

const kinds: readonly CompanyKind[] = (['none', 'fair', 'random'] as const).flatMap((present) =>
  [1, 2, 3, 4].map((seed) => ({
    technicians: 6,
    visits: 48,
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
  const planner = createPlanner(problem, { seed: kind.seed })
  for (const steps of [0, 50, 600]) {
    const result = planner.run({ steps })
    const faultsBefore = checkPlan(problem, present)
    const faults = checkPlan(problem, placementsOf(result))
    expect(faults.filter((fault) => !faultsBefore.includes(fault))).toEqual([])
    const before = evaluatePlan(createNetwork(problem), present)
    const isMended = result.violations.length < before.violations.length
    expect(isMended || result.totals.cost <= before.cost + 1e-6).toBe(true)
  }
})
