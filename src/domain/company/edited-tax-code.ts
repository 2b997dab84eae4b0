import * as v from 'valibot'
import { editedItems } from './stored-items.ts'
import { mostTaxCodes, type TaxCategory, taxCodeFields } from './tax-code.ts'

/** A tax that a company charges, or a reason why it charges none. */
export const taxCode = v.pipe(
  taxCodeFields,
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

/** Whether tax is charged in this category at all. */
export function hasRate(category: TaxCategory): boolean {
  return category === 'S'
}

/** Whether documents must say why no tax is charged. */
export function needsReason(category: TaxCategory): boolean {
  return category !== 'S' && category !== 'Z'
}
