import * as v from 'valibot'
import { parsePercent, percentText } from '#components/company/parse-percent.ts'
import { hasRate, needsReason } from '#domain/company/edited-tax-code.ts'
import { type TaxCategory, type TaxCode, taxCodeKey } from '#domain/company/tax-code.ts'

/** A tax as it is typed. */
export interface TaxValues {
  readonly code: string
  readonly label: string
  readonly category: TaxCategory
  readonly percent: string
  readonly reason: string
  /** '' where it is not known. */
  readonly quickBooksName: string
  readonly xeroName: string
}

export type TaxErrors = Partial<
  Record<'code' | 'percent' | 'reason', 'invalid' | 'taken' | 'required'>
>

const newTax: TaxValues = {
  code: '',
  label: '',
  category: 'S',
  percent: '',
  reason: '',
  quickBooksName: '',
  xeroName: '',
}

/** Initial values; `locale` formats the rate. */
export function taxValues(tax: TaxCode | null, locale: string): TaxValues {
  if (!tax) return newTax
  const { code, label, category, reason, quickBooksName = '', xeroName = '' } = tax
  const percent = percentText(tax.rateMilliPercent, locale)
  return { code, label, category, percent, reason, quickBooksName, xeroName }
}

/** What is wrong with it beside the company's other codes. */
export function taxErrors(values: TaxValues, others: readonly TaxCode[]): TaxErrors {
  const code = values.code.trim().toUpperCase()
  return {
    ...(!v.is(taxCodeKey, code) && { code: 'invalid' }),
    ...(others.some((one) => one.code === code) && { code: 'taken' }),
    ...(hasRate(values.category) &&
      parsePercent(values.percent) === null && { percent: 'invalid' }),
    ...(needsReason(values.category) && values.reason.trim() === '' && { reason: 'required' }),
  }
}

/** The tax as it is stored: only what its category has. */
export function typedTax(values: TaxValues, archivedAt: string | null): TaxCode {
  const { code, label, category, percent, reason } = values
  const quickBooksName = values.quickBooksName.trim()
  const xeroName = values.xeroName.trim()
  return {
    code: code.trim().toUpperCase(),
    label: label.trim(),
    rateMilliPercent: hasRate(category) ? (parsePercent(percent) ?? 0) : 0,
    category,
    reason: needsReason(category) ? reason.trim() : '',
    archivedAt,
    ...(quickBooksName !== '' && { quickBooksName }),
    ...(xeroName !== '' && { xeroName }),
  }
}
