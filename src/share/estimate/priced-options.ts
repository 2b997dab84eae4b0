import type { DocumentTotals } from '#domain/money/document/document.ts'
import { linesOfOption } from '#domain/estimate/estimate-content.ts'
import { depositMinor, optionTotals } from '#domain/estimate/estimate-totals.ts'
import type { SharedEstimate } from '#domain/share/shared-document.ts'

/** An option with its lines and sums; all amounts in minor units. */
export interface PricedOption {
  readonly option: SharedEstimate['options'][number]
  readonly lines: SharedEstimate['lines']
  /** null where they are too large to show. */
  readonly totals: DocumentTotals | null
  /** Due before work begins; 0 for none. */
  readonly depositMinor: number
}

/** The options of an estimate, in their order. */
export function pricedOptions(estimate: SharedEstimate): readonly PricedOption[] {
  return estimate.options.map((option) => {
    const lines = linesOfOption(estimate.lines, option.id)
    const totals = optionTotals(estimate, lines)
    return {
      option,
      lines,
      totals,
      depositMinor: depositMinor(estimate.deposit, totals?.totalMinor ?? 0),
    }
  })
}
