import { expect, it } from 'vitest'
import { fitWithin } from './fit-within.ts'

it('scales the longer side down, keeps the aspect ratio and never enlarges', () => {
  expect(fitWithin(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitWithin(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 })
  expect(fitWithin(800, 600, 1600)).toEqual({ width: 800, height: 600 })
  expect(fitWithin(10_000, 1, 1600)).toEqual({ width: 1600, height: 1 })
})
