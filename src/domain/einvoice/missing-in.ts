import type { EInvoice } from './model.ts'
import { brokenRules } from './rules/broken-rules.ts'

/** What people can do something about, so that a document becomes a correct e-invoice; 'other' is nothing of that. */
export type Missing =
  | 'sellerCountry'
  | 'buyerCountry'
  | 'country'
  | 'sellerTaxId'
  | 'buyerTaxId'
  | 'exemptionReason'
  | 'zeroRate'
  | 'standardRate'
  | 'mixedTaxes'
  | 'supplyDays'
  | 'unit'
  | 'currency'
  | 'other'

const byRule: Readonly<Record<string, Missing>> = {
  'BR-08': 'sellerCountry',
  'BR-09': 'sellerCountry',
  'BR-10': 'buyerCountry',
  'BR-11': 'buyerCountry',
  'BR-57': 'buyerCountry',
  'BR-IC-12': 'buyerCountry',
  'BR-CL-14': 'country',
  'BR-CO-26': 'sellerTaxId',
  'BR-E-10': 'exemptionReason',
  'BR-IC-11': 'supplyDays',
  'BR-CL-23': 'unit',
  'BR-CL-04': 'currency',
}

/** What keeps it from being a correct e-invoice, each once; none where it is one. */
export function missingIn(invoice: EInvoice): readonly Missing[] {
  return [...new Set(brokenRules(invoice).map(({ id }) => missingOf(id, invoice)))]
}

function missingOf(id: string, { seller }: EInvoice): Missing {
  const known = byRule[id]
  if (known) return known
  const [, category = '', number = 0] = /^BR-([A-Z]+)-(\d\d)$/.exec(id) ?? []
  const isOfCategory = ['S', 'Z', 'E', 'AE', 'IC', 'G', 'O'].includes(category)
  const rule = isOfCategory ? Number(number) : 0
  if (rule >= 2 && rule <= 4) {
    const hasNumber = seller.vatId !== '' || (category === 'AE' && seller.taxNumber !== '')
    return hasNumber ? 'buyerTaxId' : 'sellerTaxId'
  }
  if (rule >= 5 && rule <= 7) return category === 'S' ? 'standardRate' : 'zeroRate'
  if (rule >= 11) return 'mixedTaxes'
  return 'other'
}
