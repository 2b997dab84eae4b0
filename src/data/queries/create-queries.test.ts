import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '../local/database/user-db.ts'
import { createQueries } from './create-queries.ts'
import { defineQuery } from './define-query.ts'

test('a user who signs out and in again on the same page is answered from the open database', () => {
  const host = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  let db = openUserDb('u1', host)
  const queries = createQueries(() => ({ uid: 'u1', db }))
  const count = () => queries.live(defineQuery('count', {}, (now) => now.db.meta.count()))
  const first = count()
  expect(count()).toBe(first)

  db.close()
  db = openUserDb('u1', host)
  const again = count()
  expect(again).not.toBe(first)
  expect(count()).toBe(again)
  db.close()
})
