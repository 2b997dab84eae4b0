import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#domain/entities/user.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { RemoteDoc } from '../remote-doc.ts'
import { followedSets } from '../followed-sets.ts'
import type { LoadedPage } from './fetch-page.ts'
import { readLoadRows } from './load-row.ts'
import type { LoadRow } from './load-row.ts'
import { storePages } from './store-pages.ts'

const user = { id: 'u1', companyId: 'c1', role: 'admin', permissions: [] } as unknown as User
const found = followedSets(user, null).find(({ key }) => key === 'orders')
if (!found) throw new Error('An admin follows no orders')
const spec = found
const rules = { isStopped: () => false, hasLeft: () => false }

let db: UserDb
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})

function page(docs: readonly RemoteDoc[], before: LoadRow | null = null): LoadedPage {
  const count = (before?.count ?? 0) + docs.length
  const row = { since: at, part: 1, after: null, count, total: null, isDone: true }
  return { spec, docs, before, row }
}
const held = () => db.orders.toCollection().primaryKeys()

test('a page is stored with its set’s progress', async () => {
  expect(await storePages(db, [page([{ id: 'a', doc: order }])], rules)).toBe(true)
  expect(await held()).toEqual(['a'])
  expect((await readLoadRows(db)).get('orders')).toMatchObject({ count: 1, isDone: true })
  expect(await db.cursors.get('orders')).toMatchObject({ value: at })
  expect(await db.meta.get('loaded')).toMatchObject({ value: ['orders'] })
})

test('a document that cannot be written is set aside, and the others are stored', async () => {
  const poison = { ...order, poison: () => 1 }
  const docs = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, doc: id === 'c' ? poison : order }))
  expect(await storePages(db, [page(docs)], rules)).toBe(true)
  expect(await held()).toEqual(['a', 'b', 'd', 'e'])
  expect(await db.unreadable.toArray()).toMatchObject([{ ref: 'orders/c' }])
  expect((await readLoadRows(db)).get('orders')).toMatchObject({ count: 5, isDone: true })
})

test('refused changes to an order that a page shows again can be tried again', async () => {
  const problem = { type: 'order/not-yours', ref: 'orders/a' } as const
  await db.outbox.add(outboxRow({ seq: 1, state: 'needsYou', problem }))
  await storePages(db, [page([{ id: 'a', doc: order }])], rules)
  expect(await db.outbox.toArray()).toMatchObject([{ state: 'needsYou', problem: null }])
})

test('a document that left the followed sets after its page was requested is not stored', async () => {
  const docs = ['a', 'b'].map((id) => ({ id, doc: order }))
  const hasLeft = (ref: string) => ref === 'orders/a'
  expect(await storePages(db, [page(docs)], { ...rules, hasLeft })).toBe(true)
  expect(await held()).toEqual(['b'])
})

test('a page that does not continue from what is stored, or comes after the end, is not stored', async () => {
  const docs = [{ id: 'a', doc: order }]
  const elsewhere = { since: at, part: 0, after: null, count: 7, total: null, isDone: false }
  expect(await storePages(db, [page(docs, elsewhere)], rules)).toBe(false)
  expect(await storePages(db, [page(docs)], { ...rules, isStopped: () => true })).toBe(false)
  expect(await held()).toEqual([])
  expect((await readLoadRows(db)).size).toBe(0)
})

test('a storage failure is not blamed on the documents', async () => {
  const stop = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  db.orders.hook('creating', stop)
  await expect(storePages(db, [page([{ id: 'a', doc: order }])], rules)).rejects.toThrow()
  db.orders.hook('creating').unsubscribe(stop)
  expect(await db.unreadable.count()).toBe(0)
  expect((await readLoadRows(db)).size).toBe(0)
})
