import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { foldText } from '#lib/fold-text.ts'
import { wordMatcher } from '#lib/word-matcher.ts'
import { openUserDb } from '../local/database/user-db.ts'
import { searchables } from './searchable.ts'

const stamps = {
  schema: 1,
  createdAt: '2026-05-04T08:00:00.000Z',
  createdBy: 'a1',
  updatedAt: '2026-05-04T08:00:00.000Z',
  updatedBy: 'a1',
  deletedAt: null,
}

async function found() {
  const db = openUserDb('me', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.orders.bulkAdd([
    { ...orderFixture('done', { ref: 'W-000001', open: false, status: 'done' }) },
    { ...orderFixture('urgent', { ref: 'W-000002', priority: 'urgent' }) },
    { ...orderFixture('low', { ref: 'W-000003', priority: 'low' }) },
  ])
  await db.customers.add({
    ...stamps,
    id: 'c1',
    name: 'Café Muñoz',
    phone: '+1 (902) 555-0123',
    email: 'desk@munoz.example',
  })
  const address = { line1: '4 Quay Street', line2: '', city: 'Ellery', region: 'NS' }
  await db.sites.add({
    ...stamps,
    id: 's1',
    customerId: 'c1',
    name: 'Annexe',
    address: { ...address, postcode: 'B0J 2C0', country: 'CA' },
  })
  await db.assets.bulkAdd([
    { ...stamps, id: 'a1', siteId: 's1', name: 'Boiler', serial: '48-53876', barcode: '40063813' },
    { ...stamps, id: 'a2', siteId: 'elsewhere', name: 'Boiler', serial: '11-11111' },
  ])
  await db.items.bulkAdd([
    { ...stamps, id: 'i1', name: 'Valve', sku: 'VAL-15' },
    { ...stamps, id: 'i2', name: 'Valve', sku: 'VAL-16', archivedAt: stamps.createdAt },
  ])
  await db.users.add({
    ...stamps,
    id: 't1',
    name: 'Ana Ruiz',
    email: 'ana@daybook.example',
    role: 'technician',
    status: 'active',
    companyId: 'co',
  })
  const money = {
    ...stamps,
    customerId: 'c1',
    currency: 'CAD',
    isInclusive: false,
    taxRounding: 'document',
  }
  const invoice = { ...money, kind: 'invoice', termsDays: 30 }
  await db.invoices.bulkAdd([
    { ...invoice, id: 'n1', status: 'issued', number: 'INV-0042' },
    { ...invoice, id: 'n2', status: 'draft' },
    { ...invoice, id: 'n3', status: 'discarded' },
  ])
  await db.estimates.add({
    ...money,
    id: 'e1',
    ref: 'E-7K3M2P',
    title: 'Heat pump',
    status: 'draft',
    revision: 1,
    siteId: 's1',
    validUntil: '2026-06-30',
  })
  const docs = await searchables().run({ db, uid: 'me' })
  db.close()
  return docs
}

test.each([
  ['w-000001', ['order/done']],
  ['902 5550123', ['customer/c1']],
  ['desk@munoz', ['customer/c1']],
  ['quay b0j2c0', ['site/s1']],
  ['annexe', ['site/s1']],
  ['4853876', ['asset/a1']],
  ['40063813', ['asset/a1']],
  ['inv0042', ['invoice/n1']],
  ['munoz inv', ['invoice/n1']],
  ['e-7k3m', ['estimate/e1']],
  ['heat pump', ['estimate/e1']],
  ['val15', ['part/i1']],
  ['VAL-16', []],
  ['ruiz', ['person/t1']],
  ['ana@', ['person/t1']],
])('%j finds %j', async (typed, keys) => {
  const matches = wordMatcher(typed)
  const hits = (await found()).filter(({ title, note, text }) =>
    matches?.(foldText(`${title} ${note} ${text}`)),
  )
  expect(hits.map(({ kind, id }) => `${kind}/${id}`)).toEqual(keys)
})

test('results tell which orders are past, and which are urgent', async () => {
  const orders = (await found()).filter(({ kind }) => kind === 'order')
  expect(orders.map(({ id, isPast, urgency }) => [id, isPast, urgency])).toEqual([
    ['low', false, 0],
    ['urgent', false, 2],
    ['done', true, 0],
  ])
})
