import type { Invoice } from '#domain/entities/invoice.ts'
import type { Order } from '#domain/entities/order.ts'
import { isBilling } from '#domain/invoice/billed-sources.ts'
import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import { draftFrom, type InvoiceDraft } from '#domain/invoice/draft/draft-from.ts'
import { type UnbilledReason, unbilledReason } from '#domain/invoice/draft/unbilled-reason.ts'
import { groupBy } from '#lib/group-by.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { readBillableWork } from './read-billable-work.ts'

/** Lines are only added up here, and never shown. */
const names: LineNames = { labor: '-', travel: '-', part: '-' }

interface LeftToBill {
  readonly order: Order
  /** What an invoice over the rest would hold. */
  readonly left: InvoiceDraft
  /** Whether some of it stands on an invoice that is no draft. */
  readonly isBilled: boolean
  readonly reason: UnbilledReason
}

/** What is left to bill of each of these orders, and why it is not billed; none where the company is not known yet. */
export async function readLeftToBill(
  db: UserDb,
  orders: readonly Order[],
): Promise<readonly LeftToBill[]> {
  const work = orders.length > 0 ? await readBillableWork(db, orders, names) : null
  if (!work) return []
  const visits = new Map(work.visits.map((visit) => [visit.id, visit]))
  const entries = groupBy(work.timeEntries, ({ orderId }) => orderId)
  const moves = groupBy(work.movements, ({ orderId }) => orderId)
  const billing = billingByOrder(work.invoices)
  return orders.map((order) => {
    const visit = visits.get(order.id) ?? null
    const left = draftFrom({
      ...work,
      orders: [order],
      visits: visit ? [visit] : [],
      timeEntries: entries.get(order.id) ?? [],
      movements: moves.get(order.id) ?? [],
    })
    const invoices = billing.get(order.id) ?? []
    return {
      order,
      left,
      isBilled: invoices.some(({ status }) => status !== 'draft'),
      reason: unbilledReason(order, visit, invoices, left.lines.length > 0),
    }
  })
}

function billingByOrder(invoices: readonly Invoice[]): ReadonlyMap<string, readonly Invoice[]> {
  const pairs = invoices
    .filter(isBilling)
    .flatMap((invoice) => invoice.orderIds.map((orderId) => ({ orderId, invoice })))
  const groups = [...groupBy(pairs, ({ orderId }) => orderId)]
  return new Map(groups.map(([id, some]) => [id, some.map(({ invoice }) => invoice)]))
}
