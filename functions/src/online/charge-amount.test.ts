import { expect, test } from 'vitest'
import { chargeOf, minorOfCharge } from './charge-amount.ts'

test.each([
  [1234, 'EUR', 1234],
  [1234, 'JPY', 1234],
  [3160, 'KWD', 3160],
  // Stripe counts these by the hundredth, though there is none.
  [500, 'ISK', 50_000],
  [500, 'UGX', 50_000],
  [12_300, 'MGA', 123],
])('%i of %s is %i at Stripe, and back', (minor, currency, charge) => {
  expect(chargeOf(minor, currency)).toBe(charge)
  expect(minorOfCharge(charge, currency)).toBe(minor)
})

test.each([
  [3166, 'KWD'],
  [12_345, 'MGA'],
  [1000, 'IQD'],
  [0, 'EUR'],
  [-5, 'EUR'],
])('%i of %s cannot be charged', (minor, currency) => {
  expect(chargeOf(minor, currency)).toBeNull()
})
