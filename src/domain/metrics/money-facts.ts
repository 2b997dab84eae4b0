import * as v from 'valibot'
import type { Invoice } from '../entities/invoice.ts'
import type { Order } from '../entities/order.ts'
import { isFinal } from '../invoice/is-final.ts'
import { invoiceState, openMinor } from '../invoice/invoice-state.ts'
import { unbilledKinds } from '../leaks/leak.ts'
import { localDay } from '../time/local-time.ts'
import type { Facts, MetricsContext, MetricsSource } from './facts.ts'
import { moneyPieces } from './money-pieces.ts'

const netTotals = v.object({ netMinor: v.number() })

/**
 * The money of the company: what it issued less what it credited, by the day of issue; what is overdue now; and finished
 * work that is on no invoice. Deposits are not revenue, since the invoice that takes them off is.
 */
export function moneyFacts(
  { invoices, paid, leaks }: Pick<MetricsSource, 'invoices' | 'paid' | 'leaks'>,
  byId: ReadonlyMap<string, Order>,
  { now, timeZone, since = '' }: MetricsContext,
): Pick<Facts, 'revenue' | 'unbilled' | 'overdue'> {
  const today = localDay(new Date(now).toISOString(), timeZone)
  const issued = invoices.filter(isFinal)
  const ordersOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    revenue: issued.flatMap((invoice) => {
      const { kind, issuedOn, orderIds, customerId, currency } = invoice
      if (kind === 'deposit' || issuedOn === null || issuedOn < since) return []
      const net = netOf(invoice)
      const minor = kind === 'credit' ? -net : net
      const pieces = moneyPieces({ minor, customerId, currency }, ordersOf(orderIds))
      return pieces.map((piece) => ({ ...piece, day: issuedOn }))
    }),
    unbilled: leaks
      .filter(({ kind }) => unbilledKinds.has(kind))
      .flatMap((leak) => moneyPieces({ ...leak, minor: leak.amountMinor }, ordersOf([leak.id]))),
    overdue: issued.flatMap((invoice) => {
      const { customerId, currency, dueOn } = invoice
      if (dueOn === null || dueOn >= today) return []
      const paidMinor = paid.get(invoice.id) ?? 0
      if (invoiceState(invoice, paidMinor, today) !== 'overdue') return []
      const minor = openMinor(invoice, paidMinor)
      return moneyPieces({ minor, customerId, currency }, ordersOf(invoice.orderIds))
    }),
  }
}

function netOf({ totals }: Invoice): number {
  return v.is(netTotals, totals) ? totals.netMinor : 0
}
