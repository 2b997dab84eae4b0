import { expect, it } from 'vitest'
import {
  cashRoundings,
  cashRoundingsIn,
  cashStepField,
  cashStepOf,
  payableIn,
  stepIn,
} from './cash-rounding.ts'

it.each([
  ['CHF', [1, 5, 10, 100]],
  ['KWD', [1, 50, 100, 1000]],
  ['CLF', [1, 500, 1000, 10_000]],
  // It has no smaller coins than a whole one.
  ['JPY', [1, 1, 1, 1]],
])('is a part of %s in its minor units', (currency, steps) => {
  expect(cashRoundings.map((one) => cashStepOf(one, currency))).toEqual(steps)
})

it('is offered only where the currency has smaller parts', () => {
  expect(cashRoundingsIn('CHF')).toEqual(['0.05', '0.10', '1'])
  expect(cashRoundingsIn('JPY')).toEqual([])
})

it('is kept in a document only where it changes sums', () => {
  expect(cashStepField({ cashRounding: '0.05', currency: 'CHF' })).toEqual({ cashStepMinor: 5 })
  expect(cashStepField({ cashRounding: '', currency: 'CHF' })).toEqual({})
  expect(cashStepField({ cashRounding: '1', currency: 'JPY' })).toEqual({})
})

it.each([
  [10_002, 5, 10_000],
  [10_003, 5, 10_005],
  [-10_003, 5, -10_005],
  [10_005, 10, 10_010],
  [10_049, 100, 10_000],
  [10_003, 1, 10_003],
])('rounds %d to %d: %d', (minor, step, payable) => {
  expect(payableIn(minor, step)).toBe(payable)
})

it.each([[undefined], [0], [-5], [0.5], [Number.NaN], [10_001]])(
  'is exact in a document that says %s',
  (cashStepMinor) => {
    expect(stepIn(cashStepMinor === undefined ? {} : { cashStepMinor })).toBe(1)
  },
)
