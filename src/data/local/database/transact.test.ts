import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transact } from './transact.ts'
import { openUserDb } from './user-db.ts'
import type { UserDb } from './user-db.ts'

let db: UserDb
beforeEach(() => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})
afterEach(() => {
  vi.restoreAllMocks()
  db.close()
})

const lost = () =>
  new DOMException('Connection to Indexed Database server lost. Refresh the page.', 'UnknownError')
const put = () => transact(db, [db.meta], async () => db.meta.put({ key: 'a', value: 1 }))

test('case 61: a lost connection is reopened without an error', async () => {
  await db.open()
  const open = vi.spyOn(db, 'open')
  const transaction = vi.spyOn(db, 'transaction')
  transaction.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost())
  await put()
  expect(open).toHaveBeenCalledTimes(2)
  expect(await db.meta.get('a')).toEqual({ key: 'a', value: 1 })
})

test('after three attempts the error is reported', async () => {
  await db.open()
  const transaction = vi.spyOn(db, 'transaction').mockRejectedValue(lost())
  await expect(put()).rejects.toThrow('Connection')
  expect(transaction).toHaveBeenCalledTimes(3)
})

test('an error of the work itself is not retried', async () => {
  const work = vi.fn(async () => {
    throw new Error('no')
  })
  await expect(transact(db, [db.meta], work)).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})

test('a database that was closed on purpose stays closed', async () => {
  await db.open()
  db.close()
  await expect(put()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
})
