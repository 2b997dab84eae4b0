import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { openUserDb } from '../database/user-db.ts'
import type { UserDb } from '../database/user-db.ts'
import { readMeta, writeMeta } from './meta.ts'
import { order } from './order.fixture.ts'
import { parseOldRows } from './parse-old-rows.ts'
import { parsedKey, rowFormat } from './row-format.ts'
import { isParsed } from './stored-entity.ts'

let db: UserDb
beforeEach(async () => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const ids = Array.from({ length: 1201 }, (_, i) => `o${i}`)
  await db.orders.bulkAdd(ids.map((id) => ({ ...order, id })))
  await db.orders.bulkPut([
    { ...order, id: 'o1', status: 'odd' },
    { ...order, id: 'o700', [parsedKey]: { format: rowFormat - 1 } },
    { id: 'o1200', deletedAt: order.updatedAt },
  ])
})

test('rows of an older format are parsed and stored; what cannot be read is set aside', async () => {
  await parseOldRows(db)
  const rows = await db.orders.toArray()
  expect(rows).toHaveLength(1200)
  expect(rows.filter((row) => !isParsed(row))).toEqual([
    { id: 'o1200', deletedAt: order.updatedAt },
  ])
  expect(await db.unreadable.toArray()).toMatchObject([
    { ref: 'orders/o1', doc: { ...order, status: 'odd' } },
  ])
})

test('it happens once for each format', async () => {
  await parseOldRows(db)
  const writes: unknown[] = []
  db.orders.hook('updating', (change) => void writes.push(change))
  db.orders.hook('creating', (_, row) => void writes.push(row))
  await db.orders
    .where('id')
    .equals('o7')
    .modify({ [parsedKey]: null })
  expect(writes.splice(0)).toHaveLength(1)
  await parseOldRows(db)
  expect(writes).toEqual([])
  await writeMeta(db, 'rowFormat', rowFormat - 1)
  await parseOldRows(db)
  // The tombstone is stored as it was.
  expect(writes).toMatchObject([{}, { [parsedKey]: { format: rowFormat } }])
  expect(await readMeta(db, 'rowFormat')).toBe(rowFormat)
})
