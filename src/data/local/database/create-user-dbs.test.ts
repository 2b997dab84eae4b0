import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createUserDbs } from './create-user-dbs.ts'
import { openUserDb } from './user-db.ts'

function openDbs(isOutdated = false) {
  const host = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  const open = (uid: string) => openUserDb(uid, host)
  return { dbs: createUserDbs({ open, isOutdated: () => isOutdated }), open }
}

test('a database that another tab deleted is opened again at the next sign-in', async () => {
  const { dbs, open } = openDbs()
  await dbs.of('u1').meta.put({ key: 'a', value: 1 })
  const elsewhere = open('u1')
  await elsewhere.delete()
  expect(await dbs.of('u1').meta.count()).toBe(0)
  expect(dbs.of('u1')).toBe(dbs.of('u1'))
  dbs.close()
})

test('a database that a newer app closed stays closed', async () => {
  const { dbs } = openDbs(true)
  const db = dbs.of('u1')
  await db.open()
  db.close()
  expect(dbs.of('u1')).toBe(db)
})

test('only one user database is open at a time', async () => {
  const { dbs } = openDbs()
  const first = dbs.of('u1')
  await first.open()
  await dbs.of('u2').open()
  expect(first.isOpen()).toBe(false)
  dbs.close()
})
