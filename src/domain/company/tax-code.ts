import * as v from 'valibot'
import { code, instant, line } from '../entities/fields.ts'
import { editedItems, storedItems } from './stored-items.ts'

/** Categories of EN 16931: standard, zero, exempt, reverse charge, within the EU, export, not taxable. */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof taxCategories)[number]

/** The most codes of a company, archived ones included. */
export const mostTaxCodes = 30

/** Thousandths of a percent: 8875 is 8.875 %. */
export const taxRate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** What documents name a tax by. It never changes, so that they keep their meaning. */
export const taxCodeKey = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9._-]{0,19}$/, 'taxCode'))

const fields = v.object({
  code: taxCodeKey,
  label: code,
  rateMilliPercent: taxRate,
  category: v.picklist(taxCategories),
  /** Why no tax is charged, as it stands on documents. */
  reason: v.optional(line, ''),
  archivedAt: v.optional(v.nullable(instant), null),
})

export type TaxCode = v.InferOutput<typeof fields>

export const storedTaxCodes = storedItems(fields, 'code', mostTaxCodes)

/** A tax that a company charges, or a reason why it charges none. */
export const taxCode = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ category, rateMilliPercent }) => hasRate(category) || rateMilliPercent === 0,
      'rate',
    ),
    ['rateMilliPercent'],
  ),
  v.forward(
    v.check(({ category, reason }) => !needsReason(category) || reason.trim() !== '', 'required'),
    ['reason'],
  ),
)

export const editedTaxCodes = editedItems(taxCode, 'code', mostTaxCodes)

/** What a company's taxes are read from; one that never listed codes has only a rate. */
export interface TaxFacts {
  readonly taxCodes: readonly TaxCode[]
  readonly defaultTaxCode: string
  readonly taxRateMilliPercent: number
}

/** Whether tax is charged in this category at all. */
export function hasRate(category: TaxCategory): boolean {
  return category === 'S'
}

/** Whether documents must say why no tax is charged. */
export function needsReason(category: TaxCategory): boolean {
  return category !== 'S' && category !== 'Z'
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
