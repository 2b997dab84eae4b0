import { expect, test } from 'vitest'
import { createRandom } from '../../random.ts'
import { type Violation, evaluatePlan } from '../evaluate.ts'
import { makeCompany } from '../problem.fixture.ts'
import { insertAbsent, loadPlan } from './load-plan.ts'
import { createNetwork } from './network.ts'
import { recreate } from './recreate.ts'
import { ruin } from './ruin.ts'
import { beginChange, costOf, createSearch, difference, undo } from './search.ts'
import { placementsOf, snapshotOf } from './snapshot.ts'

const begin = (seed: number) => {
  const problem = makeCompany({
    technicians: 6,
    visits: 50,
    seed,
    present: 'fair',
    crews: 0.06,
    links: 0.06,
    locks: 0.1,
  })
  const net = createNetwork(problem)
  const search = createSearch(net, createRandom(seed), 50)
  loadPlan(
    search,
    problem.visits.map(({ present }) => present),
  )
  insertAbsent(search)
  return { net, search, keys: new Float64Array(net.visits) }
}

test.each([1, 2, 3])('what the search says of a plan is what the plan costs: seed %d', (seed) => {
  const { net, search, keys } = begin(seed)
  const broken = evaluatePlan(net, placementsOf(search)).violations.length
  for (let i = 0; i < 60; i += 1) {
    const before = costOf(search)
    beginChange(search)
    ruin(search)
    recreate(search, keys)
    const change = difference(search)
    if (change === Infinity) {
      // Without a visit between two others, the way was longer: such a change is never kept.
      undo(search)
      continue
    }
    expect(costOf(search)).toBeCloseTo(before + change, 6)
    // Breaks that the search has not moved yet may lie better.
    const { cost, violations } = evaluatePlan(net, placementsOf(search))
    // A locked visit that is left out is dear, so that no plan is kept without it.
    const isLeftOut = ({ rule, visit }: Violation): boolean =>
      rule === 'lock' && search.isAbsent[visit ?? -1] === 1
    expect(violations.filter((each) => !isLeftOut(each)).length).toBeLessThanOrEqual(broken)
    expect(cost).toBeLessThanOrEqual(costOf(search) + 1e-6)
    expect(cost).toBeGreaterThan(costOf(search) - 40)
  }
})

test.each([1, 2, 3])('a change that is taken back leaves nothing behind: seed %d', (seed) => {
  const { search, keys } = begin(seed)
  for (let i = 0; i < 60; i += 1) {
    const before = snapshotOf(search, costOf(search))
    const placements = placementsOf(search)
    beginChange(search)
    ruin(search)
    recreate(search, keys)
    undo(search)
    expect(placementsOf(search)).toEqual(placements)
    expect(costOf(search)).toBe(before.cost)
    expect(snapshotOf(search, 0).low).toEqual(before.low)
    expect(snapshotOf(search, 0).absent).toEqual(before.absent)
  }
})
