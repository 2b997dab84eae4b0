import { expect, it } from 'vitest'
import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { movementFixture } from '#domain/invoice/draft/work.fixture.ts'
import { openOffice } from '#data/actions/invoicing/office.fixture.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { order } from '#data/local/rows/order.fixture.ts'
import { leaks } from './leaks.ts'

const sets = ['orders', 'visits', 'timeEntries', 'movements', 'invoices', 'payments', 'estimates']

async function loadAll(db: UserDb) {
  for (const set of sets) await markLoaded(db, set)
}

const names = { labor: 'Labor', travel: 'Travel', part: 'Part' }

it('follows an order from its review to its invoice, and what is used after that', async () => {
  const { db, invoicing } = await openOffice()
  const find = async (day = '2026-03-02') =>
    (await leaks(day).run({ db, uid: 'a1' }))?.map((leak) => [
      leak.kind,
      leak.id,
      leak.amountMinor,
      leak.customerName,
    ])
  await loadAll(db)
  expect(await find()).toEqual([['toInvoice', 'o1', 2500, 'Harbour School']])

  const draft = await invoicing.createInvoiceFrom(['o1'], names)
  const invoiceId = draft.ok ? draft.value.invoiceId : ''
  expect(await find()).toEqual([])
  expect(await find('2026-03-06')).toEqual([['oldDraft', invoiceId, 2500, 'Harbour School']])

  await invoicing.issueInvoice(invoiceId, 3000)
  expect(await find('2026-03-06')).toEqual([])
  expect(await db.orders.get('o1')).toMatchObject({ status: 'invoiced' })
  await db.movements.add({ ...movementFixture('m2', 'consume', 1), fromId: null })
  expect(await find('2026-03-06')).toEqual([['partsLeft', 'o1', 1250, 'Harbour School']])
  expect(await find('2026-12-01')).toEqual([])
})

it('is unknown until each set that it follows from is loaded', async () => {
  const { db } = await openOffice()
  for (const set of sets) {
    expect(await leaks('2026-03-02').run({ db, uid: 'a1' })).toBeUndefined()
    await markLoaded(db, set)
  }
  expect(await leaks('2026-03-02').run({ db, uid: 'a1' })).toHaveLength(1)
})

it('passes over orders that were invoiced before there were invoices here', async () => {
  const { db } = await openOffice()
  await loadAll(db)
  await db.orders.put({ ...order, id: 'o1', customerId: 'cu1', status: 'invoiced', open: false })
  expect(await leaks('2026-03-03').run({ db, uid: 'a1' })).toEqual([])
})

it('asks after a deposit until it is paid while its work is not over', async () => {
  const { db } = await openOffice()
  await loadAll(db)
  const { id: _, ...issued } = issuedInvoice({})
  const deposit = { ...issued, kind: 'deposit', customerId: 'cu1', orderIds: ['o2'] }
  await db.orders.put({ ...order, id: 'o2', customerId: 'cu1', status: 'new' })
  await db.invoices.add({ ...deposit, id: 'd1', issuedOn: '2026-03-02', dueOn: '2026-03-16' })
  const found = async (day: string) =>
    (await leaks(day).run({ db, uid: 'a1' }))?.filter(({ kind }) => kind === 'depositUnpaid')
  expect(await found('2026-03-16')).toEqual([])
  expect(await found('2026-03-17')).toMatchObject([{ id: 'd1' }])
  expect(await found('2027-03-17')).toMatchObject([{ id: 'd1' }])
  await db.orders.update('o2', { status: 'cancelled' })
  expect(await found('2026-03-17')).toMatchObject([{ id: 'd1' }])
  expect(await found('2027-03-17')).toEqual([])
})
