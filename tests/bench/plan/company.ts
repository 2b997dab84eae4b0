import { performance } from 'node:perf_hooks'
import { checkPlan } from '#domain/planning/day/check-plan.fixture.ts'
import { createPlanner } from '#domain/planning/day/create-planner.ts'
import { createNetwork } from '#domain/planning/day/engine/network.ts'
import { evaluatePlan } from '#domain/planning/day/evaluate.ts'
import { insertUrgent } from '#domain/planning/day/insert-urgent.ts'
import { makeCompany } from '#domain/planning/day/problem.fixture.ts'
import { type PlanResult, describePlan } from '#domain/planning/day/result.ts'
import type { PlanProblem, PlanVisit } from '#domain/planning/day/types.ts'
import type { Goal } from '../report.ts'
import { round } from '../statistics.ts'

const technicians = 60
const visits = 600

/**
 * A company's day of 60 technicians and 600 visits with skills, breaks and locks: what a present plan, filling it up
 * greedily and planning for some seconds come to; and how long it takes to fit in an urgent visit, and what moves.
 */
export function measureCompany(seconds: readonly number[]): readonly Goal[] {
  const kind = { technicians, visits, seed: 1, present: 'fair', locks: 0.05, crews: 0.01 } as const
  const problem = makeCompany({ ...kind, links: 0.01 })
  const rows: Record<string, object> = {}
  const clock = (): number => performance.now()
  const plan = (ms: number): PlanResult => {
    const planner = createPlanner(problem, { seed: 1, total: { unit: 'ms', length: ms } })
    return ms === 0 ? planner.run({ steps: 0 }) : planner.run({ ms, clock })
  }
  const present = problem.visits.map((visit) => visit.present)
  const net = createNetwork(problem)
  const before = evaluatePlan(net, present)
  rows['present plan'] = rowOf(describePlan(net, present, 0))
  const start = performance.now()
  const greedy = plan(0)
  const loading = performance.now() - start
  rows['filled up greedily'] = rowOf(greedy)
  const known = checkPlan(problem, present)
  const goals: Goal[] = [
    { goal: 'reading and filling up the plan', value: round(loading), unit: 'ms', limit: 1500 },
  ]
  let best = greedy
  for (const time of seconds) {
    best = plan(time * 1000)
    rows[`${time} s, ${best.steps} steps`] = rowOf(best)
    const faults = checkPlan(
      problem,
      best.visits.map(({ placement }) => placement),
    )
    goals.push(
      {
        goal: `${time} s: rules newly broken`,
        value: faults.filter((fault) => !known.includes(fault)).length,
        unit: '',
        limit: 0,
      },
      {
        goal: `${time} s: cost of the greedy plan that is left`,
        value: round((best.totals.cost / greedy.totals.cost) * 100),
        unit: '%',
        limit: 90,
      },
    )
  }
  console.log(`cost of the present plan: ${round(before.cost)}`)
  console.table(rows)
  return [...goals, ...measureUrgent(problem, best)]
}

function rowOf({ totals, violations }: PlanResult): object {
  const { cost, driven, unassigned, late, moved } = totals
  return {
    cost: Math.round(cost),
    'minutes driven': Math.round(driven),
    unassigned,
    late,
    moved,
    'rules broken': violations.length,
  }
}

/** Fits urgent visits, one at a time, into a plan. */
function measureUrgent(problem: PlanProblem, plan: PlanResult): readonly Goal[] {
  const planned = problem.visits.map((visit, v) => ({
    ...visit,
    present: plan.visits[v]?.placement ?? null,
  }))
  const tries = [10, 110, 210, 310, 410].map((v) => {
    const visit: PlanVisit = {
      ...(planned[v] as PlanVisit),
      id: 'urgent',
      priority: 'urgent',
      crew: 1,
      after: null,
      lock: 'none',
      isFrozen: false,
    }
    const start = performance.now()
    const { moveNobody, moveFew, cheapest } = insertUrgent({ ...problem, visits: planned }, visit)
    const ms = performance.now() - start
    const offers = [moveNobody, moveFew, cheapest].map(
      (offer) => offer && { cost: Math.round(offer.cost), moved: offer.moves.length },
    )
    console.log(`urgent: ${Math.round(ms)} ms, ${JSON.stringify(offers)}`)
    const moved = Math.max(0, ...offers.flatMap((offer) => (offer ? [offer.moved] : [])))
    return { ms, moved, isPlaced: offers.some(Boolean) }
  })
  return [
    {
      goal: 'urgent visit into the day, longest',
      value: round(Math.max(...tries.map(({ ms }) => ms))),
      unit: 'ms',
      limit: 1000,
    },
    {
      goal: 'urgent visit: most visits moved',
      value: Math.max(...tries.map(({ moved }) => moved)),
      unit: '',
      limit: 3,
    },
    {
      goal: 'urgent visits without a place',
      value: tries.filter(({ isPlaced }) => !isPlaced).length,
      unit: '',
      limit: 1,
    },
  ]
}
