import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { docOf } from '#data/local/rows/doc-of.ts'
import { at, order, someone } from '#data/local/rows/order.fixture.ts'
import { transact } from '#data/local/database/transact.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { addNewDocs } from './add-new-docs.ts'
import { mutate } from '../mutate/mutate.ts'

let db: UserDb
beforeEach(() => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})

/** Stores documents and returns the rest, after which everything else of them is here. */
async function add(docs: Readonly<Record<Ref, Doc>>): Promise<readonly string[]> {
  const incoming = new Map(Object.entries(docs) as [Ref, Doc][])
  const left = await transact(db, documentTables(db), () => addNewDocs(db, incoming))
  return [...left.keys()]
}

test('new documents are stored; existing ones are left as they are', async () => {
  await db.orders.put({ ...order, id: 'a', title: 'Here' })
  const customer = { name: 'Quay', createdAt: at, createdBy: 'u2', updatedAt: at }
  const left = await add({
    'orders/a': { ...order, title: 'Came' },
    'orders/b': order,
    'customers/k1': { ...customer, updatedBy: 'u2', schema: 1, deletedAt: null, archivedAt: null },
  })
  expect(left).toEqual(['orders/a'])
  expect(await db.orders.get('a')).toMatchObject({ title: 'Here' })
  const stored = await db.orders.get('b')
  expect(stored && docOf(stored)).toEqual(order)
  expect(await db.customers.get('k1')).toMatchObject({ name: 'Quay' })
})

test('documents that unsent work changes or reads are left', async () => {
  await db.orders.put({ ...order, id: 'a' })
  const work = { db, actor: someone, id: 'm1', deviceId: 'd', now: 0, offsetMs: 0 }
  await mutate('order/move', { orderId: 'a', to: 'accepted' }, work)
  await db.outbox.toCollection().modify((row) => {
    Object.assign(row, { refs: [...row.refs, 'orders/read'] })
  })
  expect(await add({ 'orders/a': order, 'orders/read': order, 'orders/b': order })).toEqual([
    'orders/a',
    'orders/read',
  ])
  expect(await db.orders.toCollection().primaryKeys()).toEqual(['a', 'b'])
})

test('documents that are or were unreadable are left', async () => {
  await db.unreadable.put({ ref: 'orders/a', issues: ['old: not known'] })
  expect(await add({ 'orders/a': order, 'orders/b': { ...order, status: 'odd' } })).toEqual([
    'orders/a',
    'orders/b',
  ])
  expect(await db.orders.count()).toBe(0)
})
