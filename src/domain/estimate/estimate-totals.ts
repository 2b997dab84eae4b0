import type { Estimate } from '../entities/estimate.ts'
import type { DocumentTotals, PricedLine } from '../money/document/document.ts'
import { divideRounded } from '../money/divide-rounded.ts'
import { stepIn } from '../money/cash-rounding.ts'
import { totalsOf } from '../money/document/totals-of.ts'
import type { EstimateDeposit } from './estimate-content.ts'

/** The sums of one option from its lines; null where they are too large to store. */
export function optionTotals(
  {
    isInclusive,
    taxRounding,
    ...kept
  }: Pick<Estimate, 'isInclusive' | 'taxRounding' | 'cashStepMinor'>,
  lines: readonly PricedLine[],
): DocumentTotals | null {
  return totalsOf({
    lines,
    isInclusive,
    taxRounding,
    discount: null,
    prepaidMinor: 0,
    cashStepMinor: stepIn(kept),
  })
}

/** What is to be paid before the work begins, in minor units: never more than the total. */
export function depositMinor(deposit: EstimateDeposit | null, totalMinor: number): number {
  if (deposit === null || totalMinor <= 0) return 0
  if (deposit.kind === 'amount') return Math.min(deposit.minor, totalMinor)
  return Number(divideRounded(BigInt(totalMinor) * BigInt(deposit.milliPercent), 100_000n))
}
