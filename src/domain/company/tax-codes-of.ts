import type { TaxCode } from './tax-code.ts'

/** What a company's taxes are read from; one that never listed codes has only a rate. */
export interface TaxFacts {
  readonly taxCodes: readonly TaxCode[]
  readonly defaultTaxCode: string
  readonly taxRateMilliPercent: number
}

/** A company's tax codes, archived ones included; the one that follows from its rate where it lists none. */
export function taxCodesOf(company: TaxFacts): readonly TaxCode[] {
  return company.taxCodes.length > 0 ? company.taxCodes : [codeOfRate(company.taxRateMilliPercent)]
}

/** The tax of what names none: the chosen code, else the first that is not archived. */
export function defaultTaxCodeOf(company: TaxFacts): TaxCode {
  const codes = taxCodesOf(company)
  const active = codes.filter(({ archivedAt }) => archivedAt === null)
  const chosen = active.find(({ code }) => code === company.defaultTaxCode)
  return chosen ?? active[0] ?? codes[0] ?? codeOfRate(company.taxRateMilliPercent)
}

function codeOfRate(rateMilliPercent: number): TaxCode {
  const category = rateMilliPercent > 0 ? 'S' : 'Z'
  return { code: 'STD', label: '', rateMilliPercent, category, reason: '', archivedAt: null }
}
