import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { exportMarks } from '#domain/invoice/export/export-marks.ts'
import { invoiceArgs } from '#domain/invoice/invoice.fixture.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { openUserDb, type UserDb } from '#data/local/database/user-db.ts'
import { paymentsOfCustomer } from '../payments/payments.ts'
import { invoiceById } from './invoice-view.ts'
import { invoiceList, invoicesAbout, newestInvoices } from './invoice-list.ts'

const { paymentId: __, ...paymentFields } = paymentArgs()
const { invoiceId: _, ...fields } = invoiceArgs({ orderIds: ['o1'] })
const stamps = { schema: 1, createdAt: at, createdBy: 'a1', updatedAt: at, updatedBy: 'a1' }
const draft = { ...fields, ...stamps, status: 'draft' }
const issued = {
  ...draft,
  status: 'issued',
  totalMinor: 12_000,
  buyer: { name: 'Harbour School' },
  issuedOn: '2026-03-02',
}
const customer = {
  ...stamps,
  name: 'Harbour School and Nursery',
  primarySiteId: 's1',
  billingAddress: null,
}

let db: UserDb
const context = () => ({ db, uid: 'a1' })
const list = () => invoiceList().run(context())
const idsOf = (items: Awaited<ReturnType<typeof list>>) => items?.map(({ invoice }) => invoice.id)

beforeEach(() => {
  db = openUserDb('a1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})

it('is unknown before the first load is over', async () => {
  expect(await list()).toBeUndefined()
  await markLoaded(db, 'invoices')
  expect(await list()).toEqual([])
})

it('lists drafts first, then the latest numbers', async () => {
  await db.invoices.bulkAdd([
    { ...issued, id: 'i1', number: 'INV-1', seq: 1 },
    { ...issued, id: 'i2', number: 'INV-2', seq: 2, issuedOn: '2026-03-02' },
    { ...issued, id: 'i3', number: 'INV-3', seq: 3, issuedOn: '2026-03-05', customerId: 'cu2' },
    { ...issued, id: 'e1', number: '17', seq: 17, issuedOn: '2026-02-01', status: 'external' },
    { ...draft, id: 'd0', status: 'discarded' },
    { ...draft, id: 'd1', orderIds: [] },
    { ...draft, id: 'd2', createdAt: '2026-03-04T08:00:00.000Z', status: 'issuing' },
  ])
  const all = ['d2', 'd1', 'i3', 'i2', 'i1', 'e1']
  expect(idsOf(await list())).toEqual(all)
  expect(idsOf(await newestInvoices().run(context()))).toEqual(all)
  const about = async (what: Parameters<typeof invoicesAbout>[0]) =>
    idsOf(await invoicesAbout(what).run(context()))
  expect(await about({ customerId: 'cu2' })).toEqual(['i3'])
  expect(await about({ orderId: 'o1' })).toEqual(['d2', 'i3', 'i2', 'i1', 'e1'])
})

it('names the customer as the document does, and sums a draft', async () => {
  await db.customers.add({ ...customer, id: 'cu1' })
  await db.invoices.bulkAdd([
    { ...issued, id: 'i1' },
    { ...draft, id: 'd1' },
  ])
  await db.base.put({ ref: 'invoices/d1', doc: null })
  expect(await list()).toMatchObject([
    { customerName: 'Harbour School and Nursery', totalMinor: 12_000, isUnsent: true },
    { customerName: 'Harbour School', totalMinor: 12_000, isUnsent: false },
  ])
})

it('sees to which programs invoices were exported after they were read', async () => {
  await db.invoices.bulkAdd([
    { ...issued, id: 'i1' },
    { ...issued, id: 'i2', issuedOn: '2026-03-01', quickBooksAt: null },
  ])
  const marks = async () => (await list())?.map(({ invoice }) => exportMarks(invoice))
  expect(await marks()).toEqual([[], []])
  const at = '2026-03-04T09:00:00.000Z'
  await db.invoices.update('i1', { xeroAt: at })
  await db.invoices.update('i2', { quickBooksAt: at })
  expect(await marks()).toEqual([[{ target: 'xero', at }], [{ target: 'quickbooks', at }]])
  await db.invoices.update('i1', { xeroAt: null })
  expect(await marks()).toEqual([[], [{ target: 'quickbooks', at }]])
})

it('sees what credit notes take back of invoices that were read before', async () => {
  await db.invoices.bulkAdd([
    { ...issued, id: 'i1', creditOf: null },
    { ...issued, id: 'i2', creditOf: null, issuedOn: '2026-03-01' },
  ])
  const credited = async () =>
    (await list())?.map(({ invoice }) => [invoice.id, invoice.creditedMinor])
  expect(await credited()).toEqual([
    ['i1', null],
    ['i2', null],
  ])
  const credit = { ...issued, id: 'k1', kind: 'credit', creditOf: 'i2', issuedOn: '2026-03-03' }
  await db.invoices.add(credit)
  await db.invoices.update('i2', { creditedMinor: 4800 })
  expect(await credited()).toEqual([
    ['k1', null],
    ['i1', null],
    ['i2', 4800],
  ])
  await db.invoices.delete('i1')
  expect(idsOf(await list())).toEqual(['k1', 'i2'])
})

it('knows what is paid, as soon as it is recorded or reversed', async () => {
  await db.invoices.bulkAdd([
    { ...issued, id: 'i1' },
    { ...issued, id: 'i2', issuedOn: '2026-03-01' },
  ])
  const paid = async () => {
    const lists = [list(), newestInvoices().run(context())]
    const [all, first] = await Promise.all(lists)
    expect(first).toEqual(all)
    return all?.map(({ paidMinor }) => paidMinor)
  }
  const payment = {
    ...stamps,
    ...paymentFields,
    customerId: 'cu1',
    invoiceIds: ['i1', 'i2'],
    allocatedMinor: [3000, 500],
    reversalOf: null,
  }
  await db.payments.add({ ...payment, id: 'p1' })
  await db.base.put({ ref: 'payments/p1', doc: null })
  expect(await paid()).toEqual([3000, 500])
  await db.payments.add({ ...payment, id: 'p2' })
  expect(await paid()).toEqual([6000, 1000])
  const credit = { ...issued, id: 'k1', kind: 'credit', creditOf: 'i1' }
  await db.invoices.add(credit)
  const view = async (id: string) => (await invoiceById(id).run(context()))?.paidMinor
  expect([await view('i1'), await view('i2'), await view('k1')]).toEqual([6000, 1000, 6000])
  await db.invoices.delete('k1')
  await db.payments.add({ ...payment, id: 'p2_reversal', kind: 'reversal', reversalOf: 'p2' })
  expect(await paid()).toEqual([3000, 500])
  const { payments, invoices } = await paymentsOfCustomer('cu1').run(context())
  expect(payments.map((one) => [one.payment.id, one.isUnsent])).toEqual([
    ['p1', true],
    ['p2', false],
    ['p2_reversal', false],
  ])
  expect(invoices.map(({ id }) => id)).toEqual(['i1', 'i2'])
  await db.payments.delete('p1')
  expect(await paid()).toEqual([0, 0])
})

it('shows an invoice with its customer, orders and credit notes', async () => {
  await db.customers.add({ ...customer, id: 'cu1' })
  const address = { line1: '1 Quay', line2: '', postcode: '', city: '', region: '', country: '' }
  await db.sites.add({ ...stamps, id: 's1', customerId: 'cu1', address })
  await db.orders.add({ ...order, id: 'o1' })
  const credit = { ...draft, kind: 'credit', creditOf: 'i1' }
  await db.invoices.bulkAdd([
    { ...issued, id: 'i1' },
    { ...credit, id: 'k1' },
    { ...credit, id: 'k2', status: 'discarded' },
  ])
  const view = (id: string) => invoiceById(id).run(context())
  expect(await view('none')).toBeNull()
  expect(await view('i1')).toMatchObject({
    invoice: { id: 'i1' },
    customer: { id: 'cu1' },
    address: { line1: '1 Quay' },
    orders: [{ id: 'o1' }],
    credits: [{ id: 'k1' }],
    creditOf: null,
  })
  expect(await view('k1')).toMatchObject({ creditOf: { id: 'i1' } })
})
