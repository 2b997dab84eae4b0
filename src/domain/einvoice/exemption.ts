import type { TaxCategory } from '../company/tax-code.ts'
import type { InvoiceLine } from '../invoice/invoice-content.ts'
import type { ETax } from './model.ts'

/** Codes of the VATEX list for categories that have only one reason. */
const codes: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** Why no tax is charged at a rate (BT-120 and BT-121), from the lines of that category; none where tax is charged. */
export function exemptionOf(
  category: TaxCategory,
  lines: readonly InvoiceLine[],
): Pick<ETax, 'reason' | 'reasonCode'> {
  if (category === 'S' || category === 'Z') return { reason: '', reasonCode: '' }
  const reasons = lines
    .filter(({ tax }) => tax.category === category)
    .map(({ tax }) => tax.reason.trim())
  const reason = [...new Set(reasons.filter((text) => text !== ''))].join('; ')
  return { reason, reasonCode: codes[category] ?? '' }
}
