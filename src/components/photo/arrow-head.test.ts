import { expect, it } from 'vitest'
import { arrowHead } from './arrow-head.ts'

it('opens backwards from the tip, the same on both sides', () => {
  const [left, right] = arrowHead([0, 0], [100, 0], 10)
  expect(left[0]).toBeCloseTo(right[0])
  expect(left[0]).toBeLessThan(100)
  expect(left[1]).toBeCloseTo(-right[1])
  const [up] = arrowHead([0, 100], [0, 0], 10)
  expect(up[1]).toBeGreaterThan(0)
})
