import { expect, test } from 'vitest'
import { slownessCost, slownessOf } from './pace.ts'

test('the fastest person costs nothing extra, and someone without a pace has the usual one', () => {
  expect(slownessOf([{ pace: 80 }, null, { pace: 150 }])).toEqual([0, 0.2, 0.7])
  expect(slownessOf([{ pace: 120 }, { pace: 120 }])).toEqual([0, 0])
  expect(slownessOf([])).toEqual([])
})

test('slowness costs the minutes that work takes longer, an hour at most', () => {
  expect([slownessCost(0, 90), slownessCost(0.5, 90), slownessCost(1.5, 400)]).toEqual([0, 45, 60])
})
