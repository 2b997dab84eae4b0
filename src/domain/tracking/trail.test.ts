import { expect, it } from 'vitest'
import type { OrderStatus } from '../order/order-status.ts'
import type { Fix } from './fix.ts'
import { legsOf, trailOf } from './trail.ts'

const startMs = Date.parse('2026-03-02T08:00:00.000Z')
const fix = (minute: number, metresNorth: number, step: OrderStatus | null = null): Fix => ({
  at: new Date(startMs + minute * 60_000).toISOString(),
  latitude: 44 + metresNorth / 111_195,
  longitude: -64,
  accuracy: 10,
  battery: 80,
  step,
})

it('is empty without fixes', () => {
  expect(trailOf([])).toEqual({ fixes: [], km: 0, events: [] })
})

it('tells the distance and the events in order', () => {
  const trail = trailOf([fix(10, 2000), fix(0, 0, 'enRoute'), fix(20, 2010), fix(12, 2020)])
  expect(trail.fixes.map(({ at }) => at)).toEqual(
    [0, 10, 12, 20].map((minute) => fix(minute, 0).at),
  )
  expect(trail.km).toBeCloseTo(2.03, 2)
  expect(trail.events.map(({ type, lasted }) => [type, lasted])).toEqual([
    ['step', 0],
    ['stay', 600_000],
    ['last', 0],
  ])
})

it('begins at the first fix where no step does', () => {
  expect(trailOf([fix(0, 0)]).events.map(({ type }) => type)).toEqual(['start'])
  const types = trailOf([fix(0, 0), fix(1, 500)]).events.map(({ type }) => type)
  expect(types).toEqual(['start', 'last'])
})

it('neither draws nor counts gaps', () => {
  const route = [fix(0, 0), fix(1, 500), fix(90, 9000), fix(91, 9500)]
  expect(legsOf(route).map((leg) => leg.length)).toEqual([2, 2])
  expect(trailOf(route).km).toBeCloseTo(1, 2)
})
