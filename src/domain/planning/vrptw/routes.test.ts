import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { createNetwork } from './network.ts'
import { makeProblem } from './problem.fixture.ts'
import { type Routes, createRoutes, insert, setRoute } from './routes.ts'

test('an insertion leaves a route as if it had been computed from the beginning', () => {
  const network = createNetwork(
    makeProblem({ layout: 'mixed', customers: 40, window: 100, horizon: 'long', seed: 6 }),
  )
  const random = createRandom(3)
  const grown = createRoutes(network, 2)
  const list: number[] = []
  for (let customer = 1; customer <= 40; customer += 1) {
    const after = random.below(list.length + 1)
    insert(grown, customer, 1, after)
    list.splice(after, 0, customer)
    const computed = createRoutes(network, 2)
    setRoute(computed, 1, list)
    expectClose(contentOf(grown), contentOf(computed))
    expect(grown.used).toBe(1)
  }
})

function contentOf(routes: Routes): readonly (readonly number[])[] {
  const start = routes.stride
  const end = start + Number(routes.length[1]) + 1
  return [
    [...routes.node.subarray(start, end + 1)],
    [...routes.leaves.subarray(start, end)],
    [...routes.latest.subarray(start + 1, end + 1)],
    [...routes.leg.subarray(start, end)],
    [Number(routes.load[1]), Number(routes.cost[1])],
  ]
}

function expectClose(one: readonly (readonly number[])[], other: readonly (readonly number[])[]) {
  one.forEach((values, i) => {
    expect(values).toHaveLength(other[i]?.length ?? -1)
    values.forEach((value, k) => expect(value).toBeCloseTo(Number(other[i]?.[k]), 8))
  })
}
