import { expect, test } from 'vitest'
import { dearnessCost, dearnessOf } from './hourly-cost.ts'

test('only the difference to the cheapest of the company counts, as a share of the mean', () => {
  const all = [3000, 5000, 4000]
  expect(dearnessOf(all, all)).toEqual([0, 0.5, 0.25])
  expect(dearnessOf([5000, 4000], all)).toEqual([0.5, 0.25])
  expect(dearnessOf([4000, 4000], [4000, 4000])).toEqual([0, 0])
})

test('a person without a recorded cost counts as the mean of those with one', () => {
  expect(dearnessOf([3000, 5000, 0], [3000, 5000, 0])).toEqual([0, 0.5, 0.25])
  expect(dearnessOf([0, 0], [0, 0])).toEqual([0, 0])
  expect(dearnessOf([], [])).toEqual([])
})

test('it never counts for less than nothing, nor for more than ten means', () => {
  expect(dearnessOf([1000], [2000, 4000])).toEqual([0])
  expect(dearnessOf([100_000], [10, 10])).toEqual([10])
})

test('it costs the minutes that a person of mean cost works for the difference, an hour at most', () => {
  expect([dearnessCost(0, 90), dearnessCost(0.5, 90), dearnessCost(1.5, 400)]).toEqual([0, 45, 60])
})
