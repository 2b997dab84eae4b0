import type { EInvoice } from '../model.ts'
import { isFilled, type Rule } from './rule.ts'

const rules: readonly Rule[] = [
  {
    id: 'BR-DE-1',
    says: 'It says how to pay (BG-16).',
    holds: ({ payment }) => payment !== null,
  },
  term('BR-DE-3', 'The seller has a city (BT-37).', ({ seller }) => seller.address?.city),
  term('BR-DE-4', 'The seller has a postcode (BT-38).', ({ seller }) => seller.address?.postcode),
  term('BR-DE-5', 'The seller names a contact (BT-41).', ({ seller }) => seller.contact?.name),
  term('BR-DE-6', 'The contact has a phone number (BT-42).', ({ seller }) => seller.contact?.phone),
  term(
    'BR-DE-7',
    'The contact has an e-mail address (BT-43).',
    ({ seller }) => seller.contact?.email,
  ),
  term('BR-DE-8', 'The buyer has a city (BT-52).', ({ buyer }) => buyer.address?.city),
  term('BR-DE-9', 'The buyer has a postcode (BT-53).', ({ buyer }) => buyer.address?.postcode),
  {
    id: 'BR-DE-14',
    says: 'Every tax has a rate (BT-119).',
    holds: ({ taxes }) => taxes.every(({ rate }) => isFilled(rate)),
  },
  term('BR-DE-15', 'It has the reference of the buyer (BT-10).', (it) => it.buyerReference),
  {
    id: 'BR-DE-16',
    says: 'The seller has a tax number (BT-31, BT-32).',
    holds: ({ seller }) => isFilled(seller.vatId) || isFilled(seller.taxNumber),
  },
  {
    id: 'BR-DE-27',
    says: 'A phone number has three digits or more (BT-42).',
    holds: ({ seller }) => (seller.contact?.phone.match(/\d/g) ?? []).length >= 3,
  },
  {
    id: 'PEPPOL-EN16931-R020',
    says: 'Both parties have an electronic address (BT-34, BT-49).',
    holds: ({ seller, buyer }) => isFilled(seller.endpoint?.id) && isFilled(buyer.endpoint?.id),
  },
]

function term(id: string, says: string, of: (invoice: EInvoice) => string | undefined): Rule {
  return { id, says, holds: (invoice) => isFilled(of(invoice)) }
}

/** What XRechnung asks for beyond EN 16931, of an e-invoice that says that it is one. */
export const xrechnungRules: readonly Rule[] = rules.map((rule) => ({
  ...rule,
  holds: (invoice) => !invoice.customizationId.includes('xrechnung') || rule.holds(invoice),
}))
