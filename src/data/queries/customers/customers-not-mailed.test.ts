import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { customersNotMailed } from './customers-not-mailed.ts'

const doc = { schema: 1, updatedAt: at, updatedBy: 'u1', createdAt: at, createdBy: 'u1' }

test('customers in use who get no automatic emails are listed by name, with the reason', async () => {
  const db = openUserDb('techA', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.customers.bulkAdd([
    { ...doc, id: 'b', name: 'Birch' },
    { ...doc, id: 'a', name: 'Alder', email: 'a@b.example', noVisitMails: true },
    { ...doc, id: 'c', name: 'Cedar', email: 'nonsense' },
    { ...doc, id: 'd', name: 'Date', email: 'd@b.example' },
    { ...doc, id: 'e', name: 'Elm', archivedAt: at },
    { ...doc, id: 'f', name: 'Fir', erasedAt: at },
  ])
  expect(await customersNotMailed().run({ db, uid: 'techA' })).toEqual([
    { id: 'a', name: 'Alder', why: 'optedOut' },
    { id: 'b', name: 'Birch', why: 'noEmail' },
    { id: 'c', name: 'Cedar', why: 'noEmail' },
  ])
})
