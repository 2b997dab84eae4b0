import { day } from '../base/calendar.ts'
import { created, inCompany } from '../base/company.ts'
import { createRandom } from '../base/random.ts'
import type { DemoDocument } from '../base/types.ts'
import { dayOf, type DemoInvoice } from './invoice-documents.ts'

/** How many of the oldest invoices nobody has paid yet, so that there is debt of every age. */
const neverPaid = 4
/** The invoice that was paid twice as much as it is over. */
const overpaid = 20

/** What was paid until `until` (milliseconds since 1970): most invoices, some in part, one too much. */
export function paymentDocuments(
  seed: string,
  invoices: readonly DemoInvoice[],
  until: number,
): readonly DemoDocument[] {
  const random = createRandom(`${seed}/payments`)
  return invoices.flatMap((invoice, i) => {
    const at = invoice.issuedAt + random.int(2, 16) * day + random.int(0, 90) * 60_000
    const isPart = random.chance(0.08)
    const isPaid = i === overpaid || (i % 2 === 1 && i < 2 * neverPaid) || random.chance(0.72)
    const method = random.pickWeighted(['transfer', 'card', 'check', 'cash'] as const, weightOf)
    const owed = invoice.totalMinor - invoice.creditedMinor
    const isDebt = i % 2 === 0 && i < 2 * neverPaid
    if (!isPaid || isDebt || at >= until || owed <= 0) return []
    const allocated = isPart && i !== overpaid ? Math.ceil(owed / 2) : owed
    return [
      inCompany(`payments/${invoice.id.replace('invoice', 'payment')}`, {
        kind: 'payment',
        method,
        customerId: invoice.customerId,
        orderId: null,
        amountMinor: i === overpaid ? 2 * owed : allocated,
        currency: 'CAD',
        receivedOn: dayOf(at),
        reference: method === 'cash' ? '' : invoice.number,
        invoiceIds: [invoice.id],
        allocatedMinor: [allocated],
        reversalOf: null,
        ...created(at, invoice.by),
      }),
    ]
  })
}

function weightOf(method: 'transfer' | 'card' | 'check' | 'cash'): number {
  return { transfer: 6, card: 3, check: 2, cash: 1 }[method]
}
