import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { openUserDb } from '../database/user-db.ts'
import type { UserDb } from '../database/user-db.ts'
import { withEviction } from './with-eviction.ts'

let db: UserDb
const full = () => new DOMException('No room', 'QuotaExceededError')

beforeEach(async () => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const caches = new Map([
    ['tiles-v1', 1],
    ['precache', 1],
  ])
  vi.stubGlobal('caches', {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  })
  const fix = { at: '', latitude: 0, longitude: 0, accuracy: 0, battery: null, step: null }
  await db.pings.add({ ...fix, chunk: '', companyId: 'c1' })
  await db.orders.bulkPut([
    { id: 'open', open: true },
    { id: 'closed', open: false },
    { id: 'unsent', open: false },
  ])
  await db.outbox.add(outboxRow({ refs: ['orders/unsent'], writes: ['orders/unsent'] }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  db.close()
})

test('case 57: space is freed from what matters least, and unsent work is never touched', async () => {
  const seen: unknown[] = []
  const look = async () =>
    seen.push([
      await caches.keys(),
      await db.pings.count(),
      await db.orders.toCollection().primaryKeys(),
    ])
  const work = async () => {
    await look()
    throw full()
  }
  await expect(withEviction(db, work)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(seen).toEqual([
    [['tiles-v1', 'precache'], 1, ['closed', 'open', 'unsent']],
    [['precache'], 1, ['closed', 'open', 'unsent']],
    [['precache'], 0, ['closed', 'open', 'unsent']],
    [['precache'], 0, ['open', 'unsent']],
  ])
  expect(await db.outbox.count()).toBe(1)
})

test('eviction stops as soon as there is space, and on any other error', async () => {
  const work = vi.fn(async () => 'done')
  work.mockRejectedValueOnce(full())
  expect(await withEviction(db, work)).toBe('done')
  expect(await db.pings.count()).toBe(1)
  await expect(withEviction(db, async () => Promise.reject(new Error('other')))).rejects.toThrow(
    'other',
  )
  expect(await db.pings.count()).toBe(1)
})
