import type { AppliedTax, PricedDocument, PricedLine } from './document.ts'

/** A standard rate in percent, for tests. */
export function rate(percent: number): AppliedTax {
  return { code: `R${percent}`, category: 'S', rateMilliPercent: percent * 1000 }
}

/** A line of some units at a price in minor units, for tests. */
export function line(
  quantity: number,
  priceMinor: number,
  tax: AppliedTax,
  more: Partial<PricedLine> = {},
): PricedLine {
  const quantityMilli = Math.round(quantity * 1000)
  return { id: '', quantityMilli, priceMinor, perQuantity: 1, discount: null, tax, ...more }
}

/** A document of these lines with its ids numbered, for tests. */
export function document(
  lines: readonly PricedLine[],
  more: Partial<PricedDocument> = {},
): PricedDocument {
  return {
    lines: lines.map((one, i) => ({ ...one, id: one.id || `l${i + 1}` })),
    isInclusive: false,
    taxRounding: 'document',
    discount: null,
    prepaidMinor: 0,
    cashStepMinor: 1,
    ...more,
  }
}
