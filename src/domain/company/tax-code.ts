import * as v from 'valibot'
import { code, instant, line } from '../entities/fields.ts'
import { storedItems } from './stored-items.ts'

/** Categories of EN 16931: standard, zero, exempt, reverse charge, within the EU, export, not taxable. */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof taxCategories)[number]

/** The most codes of a company, archived ones included. */
export const mostTaxCodes = 30

/** Thousandths of a percent: 8875 is 8.875 %. */
export const taxRate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** What documents name a tax by. It never changes, so that they keep their meaning. */
export const taxCodeKey = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9._-]{0,19}$/, 'taxCode'))

/** A tax as it is stored. */
export const taxCodeFields = v.object({
  code: taxCodeKey,
  label: code,
  rateMilliPercent: taxRate,
  category: v.picklist(taxCategories),
  /** Why no tax is charged, as it stands on documents. */
  reason: v.optional(line, ''),
  archivedAt: v.optional(v.nullable(instant), null),
  /** What accounting programs call it; missing where that is not known. */
  quickBooksName: v.exactOptional(code),
  xeroName: v.exactOptional(code),
})

export type TaxCode = v.InferOutput<typeof taxCodeFields>

export const storedTaxCodes = storedItems(taxCodeFields, 'code', mostTaxCodes)
