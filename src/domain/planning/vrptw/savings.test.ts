import { expect, test } from 'vitest'
import { checkRoutes } from './check-routes.fixture.ts'
import { nearestInTime, nearestOnMap } from './near.ts'
import { createNetwork } from './network.ts'
import { makeProblem } from './problem.fixture.ts'
import { planBySavings } from './savings.ts'

const kinds = (['clustered', 'random', 'mixed'] as const).flatMap((layout) =>
  (['short', 'long'] as const).map((horizon, i) => ({
    layout,
    horizon,
    customers: 120,
    window: 20 + 100 * i,
    seed: 5,
  })),
)

test.each(kinds)('joining routes keeps them feasible and makes them shorter: %o', (kind) => {
  const problem = makeProblem(kind)
  const network = createNetwork(problem)
  const { faults, distance } = checkRoutes(
    problem,
    planBySavings(network, nearestInTime(network, 20)),
  )
  expect(faults).toEqual([])
  const apart = network.distance.subarray(0, network.size).reduce((sum, way) => sum + 2 * way, 0)
  expect(distance).toBeLessThan(apart / 2)
})

test('the nearest on the map come first', () => {
  const network = createNetwork(
    makeProblem({ layout: 'random', customers: 50, window: 20, horizon: 'short', seed: 5 }),
  )
  const near = nearestOnMap(network, 10)
  for (let customer = 1; customer < network.size; customer += 1) {
    const ways = Array.from(
      near.list.subarray(customer * 10, customer * 10 + 10),
      (other) => network.distance[customer * network.size + other],
    )
    const all = Array.from({ length: network.size - 1 }, (_, i) =>
      Number(network.distance[customer * network.size + i + 1]),
    )
    expect(ways).toEqual(all.toSorted((a, b) => a - b).slice(0, 10))
  }
})

test('who opens after another closes comes late in the list of who follows', () => {
  const customer = { demand: 1, service: 0 }
  const network = createNetwork({
    capacity: 10,
    vehicles: 5,
    nodes: [
      { x: 0, y: 0, demand: 0, ready: 0, due: 1000, service: 0 },
      { ...customer, x: 10, y: 0, ready: 0, due: 20 },
      { ...customer, x: 11, y: 0, ready: 900, due: 990 },
      { ...customer, x: 20, y: 0, ready: 20, due: 40 },
    ],
  })
  expect([...nearestOnMap(network, 3).list.subarray(3, 6)]).toEqual([1, 2, 3])
  expect([...nearestInTime(network, 2).list.subarray(2, 4)]).toEqual([3, 2])
})
