import type { MetricsSource } from '#domain/metrics/facts.ts'
import type { MetricsQuestion } from '#domain/metrics/messages.ts'
import { sumPayments } from '#domain/payment/payment-sums.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { createStoredTable, type MetricsTable } from './stored-table.ts'

/** What else changes a number: hours, time off, and what leads to an invoice. */
const others = ['companies', 'users', 'staff', 'absences', 'estimates', 'movements', 'sites']

const work = ['orders', 'visits', 'bookings', 'timeEntries'] as const
const money = ['invoices', 'payments'] as const

/** The tables that a question is about. */
export function tablesOf(question: MetricsQuestion): ReadonlySet<MetricsTable> {
  const hasMoney = question.kind === 'report' && question.hasMoney
  return new Set([...work, ...(hasMoney ? money : [])])
}

/** The tables that numbers are made of, in memory. */
export function createMetricsTables(db: UserDb) {
  const orders = createStoredTable(db, 'orders')
  const visits = createStoredTable(db, 'visits')
  const bookings = createStoredTable(db, 'bookings')
  const timeEntries = createStoredTable(db, 'timeEntries')
  const invoices = createStoredTable(db, 'invoices')
  const payments = createStoredTable(db, 'payments')
  const byName = { orders, visits, bookings, timeEntries, invoices, payments }
  const isTable = (name: string): name is MetricsTable => name in byName

  return {
    followed: [...work, ...money, ...others],
    change(name: string, keys: readonly string[] | null): void {
      if (isTable(name)) byName[name].change(keys)
    },
    /** The documents of this moment; a table that is not wanted is as if it were empty. */
    async read(wanted: ReadonlySet<MetricsTable>): Promise<Omit<MetricsSource, 'leaks'>> {
      const hasMoney = wanted.has('invoices')
      const [ofOrders, ofVisits, ofBookings, entries, ofInvoices, ofPayments] = await Promise.all([
        orders.read(),
        visits.read(),
        bookings.read(),
        timeEntries.read(),
        hasMoney ? invoices.read() : [],
        hasMoney ? payments.read() : [],
      ])
      return {
        orders: ofOrders,
        orderById: orders.byId(),
        visits: ofVisits,
        bookings: ofBookings,
        entries,
        invoices: ofInvoices,
        paid: sumPayments(ofPayments).paid,
      }
    },
  }
}
