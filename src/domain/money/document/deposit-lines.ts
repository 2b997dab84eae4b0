import { divideRounded } from '../divide-rounded.ts'
import { sharesOf } from '../shares-of.ts'
import type { DocumentTotals, PricedLine } from './document.ts'

/**
 * The lines of a deposit invoice over a share of a document, in thousandths of a percent: one for each rate, priced as
 * the document is. Their names are the caller's.
 */
export function depositLines(
  { taxes }: Pick<DocumentTotals, 'taxes'>,
  milliPercent: number,
  isInclusive: boolean,
): readonly PricedLine[] {
  const amounts = taxes.map(({ baseMinor, taxMinor }) =>
    BigInt(baseMinor + (isInclusive ? taxMinor : 0)),
  )
  const all = amounts.reduce((sum, amount) => sum + amount, 0n)
  const shares = sharesOf(divideRounded(all * BigInt(milliPercent), 100_000n), amounts)
  return taxes.map(({ code, category, rateMilliPercent }, i) => ({
    id: `deposit-${i + 1}`,
    quantityMilli: 1000,
    priceMinor: Number(shares[i] ?? 0n),
    perQuantity: 1,
    discount: null,
    tax: { code, category, rateMilliPercent },
  }))
}
