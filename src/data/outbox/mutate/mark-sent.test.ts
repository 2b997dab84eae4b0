import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { maxMarked } from '#domain/mutation/mutators/order/order-mark-sent.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { at, order } from '#data/local/rows/order.fixture.ts'
import { transact } from '#data/local/database/transact.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { applyServerDocs } from '../rebase/apply-server-docs.ts'
import { ordersToMark } from './mark-sent.ts'

const { isSent: _, ...old } = order

test('only open orders from before the field are found, in portions', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const many = Array.from({ length: maxMarked }, (_, i): [Ref, typeof old] => [`orders/m${i}`, old])
  const docs = new Map<Ref, typeof old>([
    ...many,
    ['orders/planned', { ...old, status: 'scheduled' }],
    ['orders/known', { ...old, isSent: false }],
    ['orders/closed', { ...old, status: 'reviewed', open: false }],
    ['orders/deleted', { ...old, deletedAt: at, open: false }],
  ])
  await transact(db, documentTables(db), () => applyServerDocs(db, docs))
  const portions = await ordersToMark(db)
  expect(portions.map(({ length }) => length)).toEqual([maxMarked, 1])
  expect(portions.flat().toSorted()).toEqual(
    [...many.map(([ref]) => ref.slice(7)), 'planned'].toSorted(),
  )
  db.close()
})
