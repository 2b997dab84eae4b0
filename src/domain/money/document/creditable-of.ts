import type { DocumentTotals, TaxTotals } from './document.ts'
import type { Creditable } from './totals-of.ts'

/** What is left to credit of an invoice after these credit notes, by rate; below zero where they took too much. */
export function creditableOf(
  invoice: Pick<DocumentTotals, 'taxes'>,
  credits: readonly { readonly taxes: Creditable }[],
): Creditable {
  const taken = credits.flatMap(({ taxes }) => taxes)
  return invoice.taxes.map(({ category, rateMilliPercent, baseMinor, taxMinor }) => {
    const same = taken.filter(
      (one) => one.category === category && one.rateMilliPercent === rateMilliPercent,
    )
    return {
      category,
      rateMilliPercent,
      baseMinor: same.reduce((left, one) => left - one.baseMinor, baseMinor),
      taxMinor: same.reduce((left, one) => left - one.taxMinor, taxMinor),
    }
  })
}

/** Whether a credit note takes back no more than is left, at any rate. */
export function isCreditable(
  credit: { readonly taxes: readonly TaxTotals[] },
  left: Creditable,
): boolean {
  return credit.taxes.every(({ category, rateMilliPercent, baseMinor, taxMinor }) => {
    const one = left.find(
      (other) => other.category === category && other.rateMilliPercent === rateMilliPercent,
    )
    if (!one) return baseMinor === 0 && taxMinor === 0
    return baseMinor + taxMinor <= one.baseMinor + one.taxMinor && baseMinor <= one.baseMinor
  })
}
