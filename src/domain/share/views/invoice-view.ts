import * as v from 'valibot'
import type { Company } from '../../entities/company.ts'
import type { Customer } from '../../entities/customer.ts'
import type { PictureFields } from '../../entities/picture.ts'
import type { Invoice } from '../../entities/invoice.ts'
import { contentOf } from '../../invoice/invoice-content.ts'
import { openMinor } from '../../invoice/invoice-state.ts'
import { shareView, type ShareView } from '../share-view.ts'
import { viewHead } from './view-head.ts'

interface InvoiceFacts {
  readonly company: Company
  readonly customer: Customer
  /** Null where the company has none. */
  readonly logo: PictureFields | null
  readonly invoice: Invoice
  /** The number of the invoice that a credit note is about; '' for an invoice. */
  readonly creditOf: string
  /** In minor units. */
  readonly paidMinor: number
  /** Whether this much can be paid online. */
  readonly isChargeable: (minor: number) => boolean
  /** How the latest online payment stands; null where there was none. */
  readonly checkout: 'open' | 'processing' | 'paid' | 'over' | null
}

const online = { open: 'none', over: 'none', processing: 'processing', paid: 'received' } as const

/** What a customer sees of an invoice or credit note; null before it has its number. */
export function invoiceView(facts: InvoiceFacts): ShareView | null {
  const { company, customer, logo, invoice, creditOf, paidMinor, checkout } = facts
  const balanceMinor = openMinor(invoice, paidMinor)
  const isPayable =
    checkout !== 'processing' && balanceMinor > 0 && facts.isChargeable(balanceMinor)
  if (invoice.number === '' || (invoice.status !== 'issued' && invoice.status !== 'external'))
    return null
  // The schema drops what it does not name, at every level.
  const view = v.safeParse(shareView, {
    kind: 'invoice',
    ...viewHead(company, customer, logo),
    invoice: {
      ...invoice,
      ...contentOf(invoice),
      prepaidMinor: invoice.prepaidMinor ?? 0,
      creditedMinor: invoice.creditedMinor ?? 0,
    },
    creditOf,
    paidMinor,
    balanceMinor,
    payOnlineMinor: isPayable ? balanceMinor : 0,
    online: checkout === null ? 'none' : online[checkout],
  })
  return view.success ? view.output : null
}
