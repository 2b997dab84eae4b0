import { expect, it } from 'vitest'
import { estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { at } from '#data/local/rows/order.fixture.ts'
import { depositsFor } from '#data/queries/invoices/deposits.ts'
import { entityOf } from '#data/queries/entities-of.ts'
import { openOffice } from './office.fixture.ts'

const names = { labor: 'Labor', travel: 'Travel time', part: 'Part' }
const half = { kind: 'percent', milliPercent: 50_000 } as const

async function openWithPrice() {
  const office = await openOffice()
  await office.db.orders.update('o1', { fixedPriceMinor: 100_000 })
  const read = async (id: string) => {
    const invoice = entityOf('invoices', await office.db.invoices.get(id))
    if (!invoice) throw new Error(`No invoice ${id}`)
    return invoice
  }
  const totals = async (id: string) => {
    const invoice = await read(id)
    return invoiceTotals(invoice, contentOf(invoice))
  }
  /** A deposit of half the price, issued. */
  const issueHalf = async () => {
    const made = await office.invoicing.askDeposit({ orderId: 'o1' }, 'Deposit', half)
    const id = made.ok ? made.value.invoiceId : ''
    expect(await office.invoicing.issueInvoice(id, 60_000)).toMatchObject({ ok: true })
    return id
  }
  return { ...office, read, totals, issueHalf }
}

it('asks for a share of the price, which bills no work', async () => {
  const { db, invoicing, read, issueHalf } = await openWithPrice()
  const depositId = await issueHalf()
  expect(await read(depositId)).toMatchObject({
    kind: 'deposit',
    status: 'issuing',
    orderIds: ['o1'],
    totals: { netMinor: 50_000, taxMinor: 10_000, totalMinor: 60_000 },
  })
  expect(await db.orders.get('o1')).toMatchObject({ status: 'reviewed' })
  await db.orders.update('o1', { fixedPriceMinor: null })
  expect(await invoicing.askDeposit({ orderId: 'o1' }, 'Deposit', half)).toMatchObject({
    problem: { type: 'invoice/no-deposit' },
  })
  const amount = { kind: 'amount', minor: 12_345 } as const
  const made = await invoicing.askDeposit({ orderId: 'o1' }, 'Deposit', amount)
  expect(made).toMatchObject({ ok: true })
})

it('takes the deposits of its orders off the final invoice', async () => {
  const { db, invoicing, read, totals, issueHalf } = await openWithPrice()
  const depositId = await issueHalf()
  const made = await invoicing.createInvoiceFrom(['o1'], names)
  const finalId = made.ok ? made.value.invoiceId : ''
  expect(await totals(finalId)).toMatchObject({ totalMinor: 120_000, payableMinor: 60_000 })
  expect(await read(depositId)).toMatchObject({ finalId })
  expect(await invoicing.issueInvoice(finalId, 120_000)).toMatchObject({
    problem: { type: 'invoice/changed' },
  })
  expect(await invoicing.issueInvoice(finalId, 120_000, 60_000)).toMatchObject({ ok: true })
  expect(await db.orders.get('o1')).toMatchObject({ status: 'invoiced', invoiceId: finalId })
})

it('takes a deposit off again once the draft that took it off was discarded', async () => {
  const { db, invoicing, read, issueHalf } = await openWithPrice()
  const depositId = await issueHalf()
  const first = await invoicing.createInvoiceFrom(['o1'], names)
  const firstId = first.ok ? first.value.invoiceId : ''
  await db.invoices.update(firstId, { status: 'discarded' })
  const second = await invoicing.createInvoiceFrom(['o1'], names)
  const secondId = second.ok ? second.value.invoiceId : ''
  expect(await read(depositId)).toMatchObject({ finalId: secondId })
  const shown = await depositsFor(secondId).run({ db, uid: 'a1' })
  expect(shown).toMatchObject({ taken: [{ id: depositId }], free: [] })
})

it('moves the deposits when the final invoice is corrected', async () => {
  const { invoicing, read, issueHalf } = await openWithPrice()
  const depositId = await issueHalf()
  const made = await invoicing.createInvoiceFrom(['o1'], names)
  const finalId = made.ok ? made.value.invoiceId : ''
  await invoicing.issueInvoice(finalId, 120_000, 60_000)
  expect(await invoicing.correctInvoice(depositId)).toMatchObject({
    problem: { type: 'invoice/deposit-taken' },
  })
  const again = await invoicing.correctInvoice(finalId)
  const againId = again.ok ? again.value.invoiceId : ''
  expect(await read(againId)).toMatchObject({ depositIds: [depositId], prepaidMinor: 60_000 })
  expect(await read(depositId)).toMatchObject({ finalId: againId })
})

it('asks for what an approved estimate says, once', async () => {
  const { db, invoicing, read } = await openWithPrice()
  const { estimateId: id, ...fields } = estimateArgs({
    deposit: { kind: 'percent', milliPercent: 30_000 },
    customerId: 'cu1',
  })
  const stamps = { schema: 1, updatedBy: 'a1', updatedAt: at, createdBy: 'a1', createdAt: at }
  const hash = '0'.repeat(64)
  const sent = { ...fields, ...stamps, id, ref: 'E-1', status: 'sent', revision: 1 }
  await db.estimates.add({ ...sent, documentHash: hash })
  const ask = () => invoicing.askDeposit({ estimateId: id }, 'Deposit')
  // Two options, and nobody has chosen one.
  expect(await ask()).toMatchObject({ problem: { type: 'invoice/no-deposit' } })
  const said = { name: 'Ana', at, on: '2026-03-02', optionId: 'op2', documentHash: hash }
  const decision = { ...said, signatureId: '', reason: 'By phone' }
  await db.estimates.update(id, { status: 'approved', decision })
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(await read(first.ok ? first.value.invoiceId : '')).toMatchObject({
    kind: 'deposit',
    orderIds: ['e1_order'],
    lines: [{ name: 'Deposit', priceMinor: 6000 }],
  })
})
