import { sharesOf } from '../shares-of.ts'
import type { DocumentTotals, PricedLine } from './document.ts'
import { taxContained } from './line-amount.ts'
import { totalsOf } from './totals-of.ts'

/** The lines of a deposit, and whether their prices include tax. */
export interface DepositLines {
  readonly lines: readonly PricedLine[]
  readonly isInclusive: boolean
}

/**
 * The lines of a deposit invoice over `grossMinor` of a document, with tax: one for each rate, shared by largest remainder.
 * They are priced as the document is, unless only prices with tax come to that very amount. Their names are the caller's.
 */
export function depositLines(
  { taxes }: Pick<DocumentTotals, 'taxes'>,
  grossMinor: number,
  isInclusive: boolean,
): DepositLines {
  const weights = taxes.map(({ baseMinor, taxMinor }) => BigInt(baseMinor + taxMinor))
  const gross = sharesOf(BigInt(grossMinor), weights)
  const priced = (prices: readonly bigint[]) =>
    taxes.flatMap(({ code, category, rateMilliPercent }, i): PricedLine[] => {
      const priceMinor = Number(prices[i] ?? 0n)
      const tax = { code, category, rateMilliPercent }
      const line = { quantityMilli: 1000, perQuantity: 1, discount: null, tax }
      return priceMinor === 0 ? [] : [{ ...line, id: `deposit-${i + 1}`, priceMinor }]
    })
  const net = priced(
    gross.map((minor, i) => minor - taxContained(minor, taxes[i]?.rateMilliPercent ?? 0)),
  )
  const isExact = !isInclusive && totalOf(net) === grossMinor
  return isExact ? { lines: net, isInclusive: false } : { lines: priced(gross), isInclusive: true }
}

function totalOf(lines: readonly PricedLine[]): number | undefined {
  const rest = {
    taxRounding: 'document',
    discount: null,
    prepaidMinor: 0,
    cashStepMinor: 1,
  } as const
  return totalsOf({ lines, isInclusive: false, ...rest })?.totalMinor
}
