import { expect, it, vi } from 'vitest'
import { fail, ok } from '#lib/result.ts'
import { invoiceLineFixture } from '#domain/invoice/invoice.fixture.ts'
import { unbilledOf } from '#data/queries/invoices/unbilled.ts'
import { openOffice } from './office.fixture.ts'

const names = { labor: 'Labor', travel: 'Travel time', part: 'Part' }
/** Two filters at 12.50 with 20 % tax. */
const total = 3000

async function openWithDraft() {
  const office = await openOffice()
  const made = await office.invoicing.createInvoiceFrom(['o1'], names)
  if (!made.ok) throw new Error(made.problem.type)
  const reason = async () =>
    (await unbilledOf().run({ db: office.db, uid: 'a1' }))?.map((one) => one.reason)
  const queued = async () => (await office.db.outbox.toArray()).map(({ name }) => name)
  return { ...office, invoiceId: made.value.invoiceId, reason, queued }
}

it('bills finished work once, however often it is asked', async () => {
  const { db, invoicing } = await openOffice()
  const [first, second] = await Promise.all([
    invoicing.createInvoiceFrom(['o1'], names),
    invoicing.createInvoiceFrom(['o1'], names),
  ])
  expect(first).toEqual({ ok: true, value: { invoiceId: expect.any(String) } })
  expect(second).toEqual({ ok: false, problem: { type: 'invoice/empty' } })
  const [invoice] = await db.invoices.toArray()
  expect(invoice).toMatchObject({
    status: 'draft',
    orderIds: ['o1'],
    lines: [{ name: 'Filter', quantityMilli: 2000, sources: [{ kind: 'movement', id: 'm1' }] }],
  })
  expect(await db.outbox.count()).toBe(1)
})

it('bills the time of an older order, which it loads, and nothing while it cannot', async () => {
  const [startedAt, endedAt] = ['2026-01-05T08:00:00.000Z', '2026-01-05T09:30:00.000Z']
  const stamps = { createdAt: startedAt, createdBy: 't1', updatedAt: endedAt, updatedBy: 't1' }
  const about = { userId: 't1', kind: 'order', orderId: 'o1', note: '', schema: 1, deletedAt: null }
  const doc = { ...about, ...stamps, startedAt, endedAt }
  const found = { docs: [{ name: 'projects/p/t1', doc, fields: {} }], readTime: '' }
  const query = vi.fn<() => Promise<unknown>>(async () => ok(found))
  const auth = { token: async () => ({ kind: 'token', token: 't', uid: 'a1' }) }
  const server = async () => ({ rest: { query }, auth, config: { projectId: 'p' } }) as never
  const createdAt = '2026-01-04T08:00:00.000Z'

  const offline = await openOffice()
  await offline.db.orders.update('o1', { createdAt })
  expect(await offline.invoicing.createInvoiceFrom(['o1'], names)).toEqual(
    fail({ type: 'network/offline' }),
  )
  expect(await offline.db.invoices.count()).toBe(0)

  const { db, invoicing } = await openOffice(server)
  await db.orders.update('o1', { createdAt })
  expect(await invoicing.createInvoiceFrom(['o1'], names)).toMatchObject({ ok: true })
  const [invoice] = await db.invoices.toArray()
  expect(invoice?.['lines']).toMatchObject([
    { name: 'Labor', quantityMilli: 1500 },
    { name: 'Filter', quantityMilli: 2000 },
  ])
  expect(query).toHaveBeenCalledOnce()
})

it('makes no invoice for two customers, nor of nothing', async () => {
  const { db, invoicing } = await openOffice()
  const other = { ...(await db.orders.get('o1')), id: 'o2', customerId: 'cu2' }
  await db.orders.add(other)
  expect(await invoicing.createInvoiceFrom(['o1', 'o2'], names)).toMatchObject({
    problem: { type: 'invoice/other-customer' },
  })
  expect(await invoicing.createInvoiceFrom([], names)).toMatchObject({
    problem: { type: 'invoice/empty' },
  })
})

it('names an order for which nothing was recorded, so that its price can be entered', async () => {
  const { db, invoicing, reason } = await openWithDraft()
  await db.orders.add({ ...(await db.orders.get('o1')), id: 'o2', title: 'Inspection' })
  expect(await invoicing.createInvoiceFrom(['o2'], names, { onlyRecorded: true })).toMatchObject({
    problem: { type: 'invoice/empty' },
  })
  const made = await invoicing.createInvoiceFrom(['o2'], names)
  expect(made).toMatchObject({ ok: true })
  const invoiceId = made.ok ? made.value.invoiceId : ''
  expect(await db.invoices.get(invoiceId)).toMatchObject({
    lines: [{ name: 'Inspection', priceMinor: 0, sources: [{ kind: 'order', id: 'o2' }] }],
  })
  expect(await reason()).toContainEqual({ kind: 'onDraft', invoiceId })
  expect(await invoicing.createInvoiceFrom(['o2'], names)).toMatchObject({
    problem: { type: 'invoice/empty' },
  })
})

it('issues with the names of that day, and makes the order invoiced', async () => {
  const { db, invoicing, invoiceId, queued } = await openWithDraft()
  expect(await invoicing.issueInvoice(invoiceId, total - 1)).toMatchObject({
    problem: { type: 'invoice/changed' },
  })
  expect(await invoicing.issueInvoice(invoiceId, total)).toMatchObject({ ok: true })
  expect(await db.invoices.get(invoiceId)).toMatchObject({
    status: 'issuing',
    actedOn: '2026-03-02',
    seller: { name: 'Acme Heating Ltd' },
    buyer: { name: 'Harbour School', address: { line1: '1 Harbour Road' } },
  })
  expect(await db.orders.get('o1')).toMatchObject({ status: 'invoiced', invoiceId })
  expect(await queued()).toEqual(['invoice/create', 'invoice/issue', 'order/invoice'])
})

it('issues nothing that stands on another issued invoice', async () => {
  const { db, invoicing, invoiceId } = await openWithDraft()
  const row = await db.invoices.get(invoiceId)
  await db.invoices.add({ ...row, id: 'i2', status: 'issued', number: 'INV-1', totalMinor: total })
  expect(await invoicing.issueInvoice(invoiceId, total)).toEqual({
    ok: false,
    problem: { type: 'invoice/already-billed', number: 'INV-1' },
  })
})

it('corrects in one press, and bills the work again', async () => {
  const { db, invoicing, invoiceId, reason } = await openWithDraft()
  expect(await invoicing.correctInvoice(invoiceId)).toMatchObject({
    problem: { type: 'invoice/not-issued' },
  })
  expect(await reason()).toEqual([{ kind: 'onDraft', invoiceId }])
  await invoicing.issueInvoice(invoiceId, total)
  expect(await reason()).toBeUndefined()
  const made = await invoicing.correctInvoice(invoiceId)
  if (!made.ok) throw new Error(made.problem.type)
  const credit = await db.invoices.where('creditOf').equals(invoiceId).first()
  expect(credit).toMatchObject({ kind: 'credit', status: 'issuing', totalMinor: total })
  expect(await db.orders.get('o1')).toMatchObject({ status: 'reviewed' })
  const againId = made.value.invoiceId
  expect(await invoicing.issueInvoice(againId, total)).toMatchObject({ ok: true })
  expect(await db.orders.get('o1')).toMatchObject({ status: 'invoiced', invoiceId: againId })
})

it('keeps the order invoiced while something of its invoice is left', async () => {
  const { db, invoicing, invoiceId } = await openWithDraft()
  await invoicing.issueInvoice(invoiceId, total)
  const half = invoiceLineFixture({ priceMinor: 1250 })
  await db.invoices.add({
    ...(await db.invoices.get(invoiceId)),
    id: 'k1',
    kind: 'credit',
    status: 'draft',
    creditOf: invoiceId,
    lines: [half],
    totals: null,
    totalMinor: null,
    creditIds: [],
  })
  expect(await invoicing.issueInvoice('k1', total / 2)).toMatchObject({ ok: true })
  expect(await db.orders.get('o1')).toMatchObject({ status: 'invoiced', invoiceId })
})
