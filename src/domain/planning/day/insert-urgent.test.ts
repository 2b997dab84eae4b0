import { expect, test } from 'vitest'
import { checkPlan } from './check-plan.fixture.ts'
import { createPlanner } from './create-planner.ts'
import { withVisit } from './explain.ts'
import { type UrgentOffer, insertUrgent } from './insert-urgent.ts'
import { makeCompany } from './problem.fixture.ts'
import type { PlanProblem, PlanVisit } from './types.ts'

/** A company whose present plan is one that the planner made, and a visit that comes then. */
function busyCompany(seed: number): { problem: PlanProblem; urgent: PlanVisit } {
  const kind = { technicians: 6, visits: 61, seed, present: 'none', links: 0.03 } as const
  const company = makeCompany(kind)
  const urgent = company.visits.at(-1) as PlanVisit
  const day = { ...company, visits: company.visits.slice(0, -1) }
  const { visits } = createPlanner(day, { seed }).run({ steps: 300 })
  const planned = day.visits.map((visit, v) => ({
    ...visit,
    present: visits[v]?.placement ?? null,
    lock: v % 7 === 0 ? ('both' as const) : ('none' as const),
  }))
  return {
    problem: { ...day, visits: planned },
    urgent: {
      ...urgent,
      priority: 'urgent',
      crew: 1,
      after: null,
      windows: [],
      promise: null,
      skills: [],
    },
  }
}

const seeds = [1, 2, 3, 4, 5, 6]

test.each(seeds)('each offer breaks no rule and says what moves: seed %d', (seed) => {
  const { problem, urgent } = busyCompany(seed)
  const { moveNobody, moveFew, cheapest } = insertUrgent(problem, urgent)
  const all = withVisit(problem, urgent)
  const check = (offer: UrgentOffer | null, most: number): void => {
    if (!offer) return
    expect(offer.moves.length).toBeLessThanOrEqual(most)
    const to = new Map([...offer.moves, ...offer.shifts].map((move) => [move.id, move.to]))
    const placements = all.visits.map(({ id, present }) =>
      id === urgent.id ? offer.placement : (to.get(id) ?? present),
    )
    const inPlace = checkPlan(all, placements)
    expect(inPlace).toEqual([])
  }
  check(moveNobody, 0)
  expect(moveNobody?.shifts ?? []).toEqual([])
  check(moveFew, 2)
  check(cheapest, 3)
  expect(moveFew?.moves.every(({ isSent, isSeen }) => !isSent && !isSeen) ?? true).toBe(true)
  expect(moveNobody ?? moveFew ?? cheapest).not.toBeNull()
  const costs = [moveNobody, moveFew, cheapest].flatMap((offer) => (offer ? [offer.cost] : []))
  expect(costs).toEqual(costs.toSorted((a, b) => b - a))
})
