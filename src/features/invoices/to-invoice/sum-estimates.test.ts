import { expect, test } from 'vitest'
import { sumEstimates } from './sum-estimates.ts'

test('orders that can be invoiced are summed by currency, without those that are not shown or have nothing', () => {
  const facts = new Map([
    ['a', { estimateMinor: 12_000, currency: 'USD' }],
    ['b', { estimateMinor: 5_050, currency: 'USD' }],
    ['c', { estimateMinor: 900, currency: 'CAD' }],
    ['d', { estimateMinor: 0, currency: 'EUR' }],
    ['hidden', { estimateMinor: 70_000, currency: 'USD' }],
  ])
  expect(sumEstimates(['a', 'b', 'c', 'd', 'unknown'], facts)).toEqual([
    { currency: 'USD', minor: 17_050 },
    { currency: 'CAD', minor: 900 },
  ])
  expect(sumEstimates([], facts)).toEqual([])
})
