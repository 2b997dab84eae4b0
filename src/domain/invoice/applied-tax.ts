import type { TaxCode } from '../company/tax-code.ts'
import type { InvoiceLine } from './invoice-content.ts'

/** A tax as a line keeps it, so that later changes of the code do not reach it. */
export function appliedTax({
  code,
  category,
  rateMilliPercent,
  reason,
}: TaxCode): InvoiceLine['tax'] {
  return { code, category, rateMilliPercent, reason }
}
