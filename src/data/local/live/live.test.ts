import { afterEach, beforeEach, expect, test } from 'vitest'
import { transact } from '../database/transact.ts'
import { openUserDb } from '../database/user-db.ts'
import type { UserDb } from '../database/user-db.ts'
import { stubBrowserStores } from '../storage/browser-stores.fixture.ts'
import { createLive } from './live.ts'

let stores: ReturnType<typeof stubBrowserStores>
let db: UserDb
let errors: unknown[]
let ends: (() => void)[]

beforeEach(({ task }) => {
  stores = stubBrowserStores()
  // Dexie caches answers by the name of the database.
  db = openUserDb(task.id)
  errors = []
  ends = []
})
afterEach(() => {
  for (const end of ends) end()
  db.close()
  stores.restore()
})

/** The numbers of rows, read in nested steps as queries do. */
async function countAll() {
  const most = await Promise.all([countMost(), countMost()])
  const users = await countUsers()
  const orders = await count('orders')
  return { most, users, orders }
}

async function countMost(): Promise<readonly number[]> {
  const counts = await Promise.all([count('users'), count('companies'), count('messages')])
  return counts
}

async function countUsers(): Promise<number> {
  const users = await count('users')
  return users
}

async function count(table: 'users' | 'companies' | 'messages' | 'orders'): Promise<number> {
  const rows = await db[table].toArray()
  return rows.length
}

function follow<T>(read: () => Promise<T>) {
  const live = createLive(() => read(), { onError: (error) => errors.push(error) })
  ends.push(live.subscribe(() => undefined))
  return live
}

test('it follows every table that nested steps read, the last one too', async () => {
  const live = follow(countAll)
  await expect.poll(() => live.get()?.orders).toBe(0)
  await db.orders.put({ id: 'o1' })
  await expect.poll(() => live.get()?.orders).toBe(1)
  await db.orders.put({ id: 'o2' })
  await expect.poll(() => live.get()?.orders).toBe(2)
})

test('a transaction stays whole while live values begin to read a new database', async () => {
  let letOpen = () => {}
  const mayOpen = new Promise<void>((resolve) => {
    letOpen = resolve
  })
  db.on('ready', () => mayOpen)
  let reading = 0
  for (let i = 0; i < 5; i += 1)
    follow(() => {
      reading += 1
      return countAll()
    })
  await expect.poll(() => reading).toBe(5)
  const tables = [db.users, db.companies, db.messages, db.orders, db.meta]
  const work = transact(db, tables, async () => {
    const before = await countAll()
    await db.meta.put({ key: 'before', value: before })
    await countAll()
    throw new Error('undone')
  })
  letOpen()
  await expect(work).rejects.toThrow('undone')
  expect(await db.meta.count()).toBe(0)
  expect(errors).toEqual([])
})
