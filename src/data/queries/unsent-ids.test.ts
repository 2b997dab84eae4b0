import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '../local/database/user-db.ts'
import { unsentIds } from './unsent-ids.ts'

test('finds the unsent documents of one collection only', async () => {
  const db = openUserDb('me', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  await db.base.bulkAdd([
    { ref: 'timeEntries/t1', doc: null },
    { ref: 'timeEntries/t2', doc: null },
    { ref: 'movements/m1', doc: null },
  ])
  const context = { db, uid: 'me' }
  expect(await unsentIds('timeEntries').run(context)).toEqual(new Set(['t1', 't2']))
  expect(await unsentIds('movements').run(context)).toEqual(new Set(['m1']))
  expect(await unsentIds('orders').run(context)).toEqual(new Set())
  db.close()
})
