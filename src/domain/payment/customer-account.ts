import type { Invoice } from '../entities/invoice.ts'
import type { Payment } from '../entities/payment.ts'
import { isFinal } from '../invoice/is-final.ts'
import { openMinor } from '../invoice/invoice-state.ts'
import { byDueDay, type OpenInvoice } from './allocate-oldest-first.ts'
import { sumPayments } from './payment-sums.ts'

type AccountInvoice = Pick<
  Invoice,
  | 'id'
  | 'kind'
  | 'status'
  | 'currency'
  | 'totalMinor'
  | 'prepaidMinor'
  | 'creditedMinor'
  | 'cashStepMinor'
  | 'issuedOn'
  | 'dueOn'
  | 'seq'
  | 'createdAt'
>

/** How a customer stands in one currency, in minor units. */
export interface CustomerAccount {
  readonly currency: string
  /** Paid of each invoice, by its id. */
  readonly paid: ReadonlyMap<string, number>
  /** Invoices with something left to pay, those that are due first on top. */
  readonly open: readonly OpenInvoice[]
  readonly openMinor: number
  /**
   * What the customer can still use: received for no invoice, or more than an invoice is over. Below 0 where two people
   * used the same credit.
   */
  readonly creditMinor: number
}

/** How a customer stands in `currency`, from their invoices and payments in any order. */
export function accountOf(
  invoices: readonly AccountInvoice[],
  payments: readonly Payment[],
  currency: string,
): CustomerAccount {
  const sums = sumPayments(payments.filter((payment) => payment.currency === currency))
  const balances = invoices
    .filter((invoice) => invoice.currency === currency && invoice.kind !== 'credit')
    .toSorted(byNumber)
    .map((invoice) => ({ invoice, minor: balanceOf(invoice, sums.paid.get(invoice.id) ?? 0) }))
  const open = balances
    .filter(({ minor }) => minor > 0)
    .map(({ invoice, minor }) => openInvoice(invoice, minor))
    .toSorted(byDueDay)
  const overpaid = balances.reduce((sum, { minor }) => sum + Math.max(0, -minor), 0)
  return {
    currency,
    paid: sums.paid,
    open,
    openMinor: open.reduce((sum, one) => sum + one.openMinor, 0),
    creditMinor: sums.unallocatedMinor + overpaid,
  }
}

/** What is left to pay; below 0 where more was paid, also of an invoice that was never issued. */
function balanceOf(invoice: AccountInvoice, paidMinor: number): number {
  return isFinal(invoice) ? openMinor(invoice, paidMinor) : -paidMinor
}

/** An invoice that waits for its number comes last. */
function byNumber(a: AccountInvoice, b: AccountInvoice): number {
  return (a.seq ?? Infinity) - (b.seq ?? Infinity) || a.id.localeCompare(b.id)
}

function openInvoice(invoice: AccountInvoice, minor: number): OpenInvoice {
  const { id, issuedOn, dueOn, createdAt } = invoice
  const day = issuedOn ?? createdAt.slice(0, 10)
  return { id, issuedOn: day, dueOn, openMinor: minor }
}
