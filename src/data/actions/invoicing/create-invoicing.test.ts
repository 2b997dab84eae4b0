import { expect, it } from 'vitest'
import { openOffice } from './office.fixture.ts'

const names = { labor: 'Labor', travel: 'Travel time', part: 'Part' }

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

it('makes no invoice for two customers, nor of nothing', async () => {
  const { db, invoicing } = await openOffice()
  const other = { ...(await db.orders.get('o1')), id: 'o2', customerId: 'cu2' }
  await db.orders.add(other)
  expect(await invoicing.createInvoiceFrom(['o1', 'o2'], names)).toMatchObject({
    problem: { type: 'invoice/other-customer' },
  })
  expect(await invoicing.createInvoiceFrom(['o2'], names)).toMatchObject({
    problem: { type: 'invoice/empty' },
  })
})
