import * as v from 'valibot'
import { wholeBetween } from '../entities/whole-between.ts'
import { divideRounded } from './divide-rounded.ts'
import { minorDigits } from './minor-digits.ts'

/** What sums to pay are rounded to, in units of the currency; '' for exact sums. */
export const cashRoundings = ['', '0.05', '0.10', '1'] as const
export type CashRounding = (typeof cashRoundings)[number]

/** What a document's payable sum is rounded to, in minor units. `firestore.rules` holds the same limits. */
export const cashStep = wholeBetween(1, 10_000)

const hundredths = { '': 0, '0.05': 5, '0.10': 10, '1': 100 } as const

/** The rounding in minor units; 1, which is exact, where the currency has no such part. */
export function cashStepOf(rounding: string, currency: string): number {
  const known = cashRoundings.find((one) => one === rounding) ?? ''
  const step = (hundredths[known] * 10 ** minorDigits(currency)) / 100
  return Number.isInteger(step) ? Math.max(1, step) : 1
}

/** The roundings that change sums in this currency. */
export function cashRoundingsIn(currency: string): readonly CashRounding[] {
  return cashRoundings.filter((one) => cashStepOf(one, currency) > 1)
}

/** The field of a new document that keeps the rounding; none where its sums are exact. */
export function cashStepField({
  cashRounding,
  currency,
}: {
  readonly cashRounding: string
  readonly currency: string
}): { readonly cashStepMinor?: number } {
  const cashStepMinor = cashStepOf(cashRounding, currency)
  return cashStepMinor === 1 ? {} : { cashStepMinor }
}

/** The step that a document keeps; 1 where it keeps none, or none that a sum can be rounded to. */
export function stepIn({ cashStepMinor }: { readonly cashStepMinor?: number }): number {
  return cashStepMinor !== undefined && v.is(cashStep, cashStepMinor) ? cashStepMinor : 1
}

/** A sum rounded to what can be paid. */
export function payableIn(minor: number, stepMinor: number): number {
  if (stepMinor === 1) return minor
  const step = BigInt(stepMinor)
  return Number(divideRounded(BigInt(minor), step) * step)
}
