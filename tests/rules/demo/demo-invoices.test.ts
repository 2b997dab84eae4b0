import { describe, expect, it } from 'vitest'
import { billedSources } from '#domain/invoice/billed-sources.ts'
import { contentOf, type InvoiceLine } from '#domain/invoice/invoice-content.ts'
import { draftFrom } from '#domain/invoice/draft/draft-from.ts'
import { buyerOf, sellerOf } from '#domain/invoice/parties.ts'
import { agingBuckets, agingOf } from '#domain/money/aging.ts'
import type { Entities } from '#domain/entities/collections.ts'
import { localDay } from '#domain/time/local-time.ts'
import { pricedItem } from '#domain/stock/priced-item.ts'
import { createDemo, type DemoWorld, manyNows } from './demo-company.ts'
import { all, run, withoutStamps } from './run-on-demo.ts'

const timeZone = 'America/Halifax'

describe.each(manyNows.slice(0, 3))('the invoices of the demo at %s', (now) => {
  const demo = createDemo(now)
  const invoices = all(demo, 'invoices')
  const payments = all(demo, 'payments')
  const issued = invoices.filter(({ status }) => status === 'issued')
  const today = localDay(now, timeZone)

  it('are those that the app would have issued, to the cent', () => {
    const docs = new Map(
      [...demo.docs].filter(([ref]) => !/^(invoices|series|payments)\//.test(ref)),
    )
    for (const invoice of inOrder(invoices)) {
      run(docs, 'invoice/create', createArgs(invoice), invoice.createdAt, invoice.createdBy)
      if (invoice.status === 'draft') continue
      for (const depositId of invoice.depositIds) {
        const args = { invoiceId: invoice.id, depositId }
        run(docs, 'invoice/takeDeposit', args, invoice.createdAt, invoice.createdBy)
      }
      const at = `${invoice.actedOn}T17:00:00.000Z`
      run(docs, 'invoice/issue', issueArgs(demo, invoice), at, invoice.createdBy)
    }
    for (const payment of payments) {
      const { id: paymentId, createdAt, createdBy } = payment
      run(docs, 'payment/record', { ...payment, paymentId }, createdAt, createdBy)
    }
    for (const collection of ['invoices', 'series', 'payments']) {
      const made = new Map([...docs].filter(([ref]) => ref.startsWith(`${collection}/`)))
      expect(made.size, collection).toBe(demo.of(collection).length)
      for (const [ref, doc] of made)
        expect(withoutStamps(doc), ref).toEqual(withoutStamps(demo.docs.get(ref) ?? {}))
    }
  })

  it('bill what was recorded on their orders, and nothing twice', () => {
    const [company] = all(demo, 'companies')
    if (!company) throw new Error('There is no company')
    const billed = invoices.filter(({ kind }) => kind === 'invoice')
    expect(billedSources(billed).size).toBeGreaterThan(100)
    const sources = billed.flatMap((one) => contentOf(one).lines.flatMap((line) => line.sources))
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length)
    const prices = new Map(all(demo, 'prices').map((price) => [price.id, price]))
    const work = {
      visits: all(demo, 'visits'),
      timeEntries: all(demo, 'timeEntries'),
      movements: all(demo, 'movements'),
      items: all(demo, 'items').map((item) => pricedItem(item, prices.get(item.id))),
      // These were billed at the catalogue's prices.
      prices: new Map(),
      company,
      billedSources: billedSources([]),
      names: { labor: 'Labor', travel: 'Travel', part: 'Part' },
    }
    const orders = new Map(all(demo, 'orders').map((order) => [order.id, order]))
    for (const invoice of billed) {
      const order = orders.get(invoice.orderIds[0] ?? '')
      if (!order) continue
      const draft = draftFrom({ ...work, orders: [order] })
      const lines = contentOf(invoice).lines.filter((line) => line.sources.length > 0)
      const unnumbered = (some: readonly InvoiceLine[]) =>
        some.map((line) => ({ ...line, id: '', priceSource: undefined }))
      expect(unnumbered(lines), invoice.id).toEqual(unnumbered(draft.lines))
    }
  })

  it('are as many as the invoiced orders, with some older ones', () => {
    const orders = all(demo, 'orders').filter(({ status }) => status === 'invoiced')
    const ids = new Set(issued.map(({ id }) => id))
    expect(orders.length).toBeGreaterThan(100)
    expect(orders.filter(({ invoiceId }) => !ids.has(invoiceId ?? ''))).toEqual([])
    expect(issued.filter(({ kind }) => kind === 'credit').length).toBeGreaterThan(1)
  })

  it('have deposits, of which an invoice takes one off', () => {
    const deposits = issued.filter(({ kind }) => kind === 'deposit')
    expect(deposits.map(({ finalId }) => finalId !== null)).toEqual([true, false])
    const [final] = issued.filter(({ depositIds }) => depositIds.length > 0)
    expect(final).toMatchObject({ id: deposits[0]?.finalId, prepaidMinor: deposits[0]?.totalMinor })
  })

  it('have consecutive numbers with rising days, in a series for each kind', () => {
    for (const isCredit of [false, true]) {
      const some = inOrder(issued.filter(({ kind }) => (kind === 'credit') === isCredit))
      for (const [i, { seq, issuedOn, number }] of some.entries()) {
        const before = some[i - 1]
        const restarts = issuedOn?.slice(0, 4) !== before?.issuedOn?.slice(0, 4)
        expect(seq, number).toBe(restarts ? 1 : (before?.seq ?? 0) + 1)
        expect((issuedOn ?? '') >= (before?.issuedOn ?? ''), number).toBe(true)
      }
    }
  })

  it('are paid, paid in part, overdue at every age and overpaid', () => {
    const paid = new Map<string, number>()
    for (const { invoiceIds, allocatedMinor } of payments)
      for (const [i, id] of invoiceIds.entries())
        paid.set(id, (paid.get(id) ?? 0) + (allocatedMinor[i] ?? 0))
    const owed = issued.flatMap(({ id, kind, totalMinor, prepaidMinor, creditedMinor, dueOn }) => {
      const total = (totalMinor ?? 0) - (prepaidMinor ?? 0) - (creditedMinor ?? 0)
      const left = total - (paid.get(id) ?? 0)
      expect(left, id).toBeGreaterThanOrEqual(0)
      return kind === 'invoice' && total > 0 ? [{ total, left, dueOn: dueOn ?? '' }] : []
    })
    expect(owed.filter(({ left }) => left === 0).length).toBeGreaterThan(60)
    expect(owed.some(({ left, total }) => left > 0 && left < total)).toBe(true)
    const open = owed.filter(({ left }) => left > 0)
    expect(new Set(open.map(({ dueOn }) => agingOf(dueOn, today)))).toEqual(new Set(agingBuckets))
    const isOverpaid = payments.filter(
      ({ amountMinor, allocatedMinor }) =>
        amountMinor > allocatedMinor.reduce((sum, minor) => sum + minor, 0),
    )
    expect(isOverpaid).toHaveLength(1)
    expect(payments.every(({ receivedOn }) => receivedOn <= today)).toBe(true)
  })

  it('include drafts that were forgotten for more than three days', () => {
    const drafts = invoices.filter(({ status }) => status === 'draft')
    const threeDaysAgo = new Date(Date.parse(now) - 3 * 86_400_000).toISOString()
    expect(drafts.length).toBeGreaterThanOrEqual(3)
    expect(drafts.filter(({ createdAt }) => createdAt > threeDaysAgo)).toEqual([])
  })
})

type Invoice = Entities['invoices']

/** Invoices before their credit notes, by the day and number, drafts last. */
function inOrder(invoices: readonly Invoice[]): readonly Invoice[] {
  const keyOf = ({ kind, issuedOn, seq }: Invoice) =>
    `${kind === 'credit' ? 1 : 0} ${issuedOn ?? '9'} ${String(seq ?? 0).padStart(6, '0')}`
  return invoices.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

function createArgs(invoice: Invoice): object {
  const { lines, discount } = contentOf(invoice)
  return { ...invoice, invoiceId: invoice.id, lines, discount }
}

function issueArgs(demo: DemoWorld, invoice: Invoice): object {
  const [company] = all(demo, 'companies')
  const customer = all(demo, 'customers').find(({ id }) => id === invoice.customerId)
  const site = all(demo, 'sites').find(({ id }) => id === customer?.primarySiteId)
  if (!company || !customer || !site) throw new Error(invoice.id)
  return {
    invoiceId: invoice.id,
    day: invoice.actedOn,
    totalMinor: invoice.totalMinor,
    prepaidMinor: invoice.prepaidMinor ?? 0,
    seller: sellerOf(company),
    buyer: buyerOf(customer, site.address),
    creditOf: invoice.creditOf,
  }
}
