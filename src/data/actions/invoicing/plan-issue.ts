import type { Invoice } from '#domain/entities/invoice.ts'
import { billedAs, billedSources } from '#domain/invoice/billed-sources.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { buyerOf, sellerOf } from '#domain/invoice/parties.ts'
import { canBeInvoiced } from '#domain/order/completion/can-be-invoiced.ts'
import type { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/time/local-time.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { entitiesOf, entityOf } from '#data/queries/entities-of.ts'
import type { NamedMutation } from '#data/types/data.ts'
import type { Plan } from './types.ts'

interface Issue {
  readonly invoiceId: string
  /** With tax, in minor units. */
  readonly seenTotal: number
  /** What deposits take off. */
  readonly seenPrepaid: number
  readonly at: string
}

/** The issue of a draft, and what follows from it for its orders. */
export async function planIssue(
  db: UserDb,
  { invoiceId, seenTotal, seenPrepaid, at }: Issue,
): Promise<Result<Plan<void>, Problem>> {
  const invoice = entityOf('invoices', await db.invoices.get(invoiceId))
  if (!invoice) return fail({ type: 'doc/missing', ref: `invoices/${invoiceId}` })
  const ref = `customers/${invoice.customerId}`
  const [[company], customer] = await Promise.all([
    db.companies.toArray().then((rows) => entitiesOf('companies', rows)),
    db.customers.get(invoice.customerId).then((row) => entityOf('customers', row)),
  ])
  if (!company || !customer) return fail({ type: 'doc/missing', ref })
  const site = entityOf('sites', await db.sites.get(customer.primarySiteId ?? ''))
  const { creditOf } = invoice
  const issue: NamedMutation = {
    id: newId(),
    name: 'invoice/issue',
    args: {
      invoiceId,
      day: localDay(at, company.timeZone),
      totalMinor: seenTotal,
      ...(seenPrepaid !== 0 && { prepaidMinor: seenPrepaid }),
      seller: sellerOf(company),
      buyer: buyerOf(customer, site?.address ?? null),
      creditOf,
    },
  }
  const orders =
    creditOf === null
      ? await planInvoiced(db, invoice)
      : ok(await planReviewed(db, creditOf, seenTotal))
  return orders.ok ? ok({ changes: [issue, ...orders.value], answer: undefined }) : orders
}

/** Its reviewed orders become invoiced; fails where another issued invoice bills something that it bills. */
async function planInvoiced(
  db: UserDb,
  invoice: Invoice,
): Promise<Result<readonly NamedMutation[], Problem>> {
  // A deposit bills no work.
  if (invoice.kind === 'deposit') return ok([])
  const orderIds = [...invoice.orderIds]
  const [rows, orders] = await Promise.all([
    db.invoices.where('orderIds').anyOf(orderIds).distinct().toArray(),
    db.orders.bulkGet(orderIds),
  ])
  const others = entitiesOf('invoices', rows).filter(
    ({ id, status }) => id !== invoice.id && status !== 'draft',
  )
  const billed = billedSources(others)
  const twice = contentOf(invoice)
    .lines.flatMap(({ sources }) => sources)
    .flatMap((source) => billedAs(billed, source) ?? [])
  if (twice[0]) return fail({ type: 'invoice/already-billed', number: twice[0].number })
  return ok(
    entitiesOf('orders', orders)
      .filter((order) => canBeInvoiced(order, null))
      .map(({ id: orderId }) => ({
        id: newId(),
        name: 'order/invoice',
        args: { orderId, invoiceId: invoice.id },
      })),
  )
}

/** The orders of an invoice are reviewed again where this credit takes back the rest of it. */
async function planReviewed(
  db: UserDb,
  creditOf: string,
  creditMinor: number,
): Promise<readonly NamedMutation[]> {
  const invoice = entityOf('invoices', await db.invoices.get(creditOf))
  if (!invoice) return []
  const creditedMinor = (invoice.creditedMinor ?? 0) + creditMinor
  if (creditedMinor < (invoice.totalMinor ?? 0)) return []
  const orders = entitiesOf('orders', await db.orders.bulkGet([...invoice.orderIds]))
  return orders
    .filter(({ status, invoiceId }) => status === 'invoiced' && invoiceId === creditOf)
    .map(({ id: orderId }) => ({
      id: newId(),
      name: 'order/move',
      args: { orderId, from: 'invoiced', to: 'reviewed' },
    }))
}
