import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openUserDb, type UserDb } from '#data/local/database/user-db.ts'
import { transact } from '#data/local/database/transact.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { order } from '#data/local/rows/order.fixture.ts'
import { applyServerDocs } from './apply-server-docs.ts'

/** The database of a device that has received the orders `a` and `b`, for tests. */
export async function openWithTwoOrders(indexedDB = new IDBFactory()): Promise<UserDb> {
  const db = openUserDb('u1', { indexedDB, keyRange: IDBKeyRange })
  const orders = new Map([
    ['orders/a', order],
    ['orders/b', order],
  ] as const)
  await transact(db, documentTables(db), () => applyServerDocs(db, orders))
  return db
}
