import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import { openUserDb } from '../local/user-db.ts'
import { applyChange } from './apply-change.ts'
import type { WatchSpec } from './watch-specs.ts'

const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
const spec: WatchSpec = {
  key: 'customers',
  collection: 'customers',
  path: 'companies/c1/customers',
  kind: 'delta',
  where: [],
  firstDays: null,
}
const at = (second: number) => `2026-05-04T10:00:0${second}.000000Z`
const customer = (name: string, second: number) => ({
  id: 'k1',
  doc: {
    name,
    createdAt: at(0),
    createdBy: 'u2',
    updatedAt: at(second),
    updatedBy: 'u2',
    schema: 1,
    archivedAt: null,
  },
})

afterEach(async () => {
  await db.customers.clear()
  await db.cursors.clear()
  await db.unreadable.clear()
})

/** What a live query would hear of. */
async function writesDuring(work: () => Promise<void>): Promise<number> {
  let writes = 0
  const count = () => {
    writes += 1
  }
  for (const table of [db.customers, db.cursors, db.unreadable]) {
    table.hook('creating', count)
    table.hook('updating', count)
    table.hook('deleting', count)
  }
  await work()
  for (const table of [db.customers, db.cursors, db.unreadable]) {
    table.hook('creating').unsubscribe(count)
    table.hook('updating').unsubscribe(count)
    table.hook('deleting').unsubscribe(count)
  }
  return writes
}

test('a version that is known is not written again, a newer one is, with the cursor', async () => {
  const take = (name: string, second: number) =>
    applyChange(db, spec, [customer(name, second)], 'updatedAt')
  await take('Quay', 1)
  expect(await writesDuring(() => take('Quay', 1))).toBe(0)
  expect(await writesDuring(() => take('Harbour', 2))).toBeGreaterThan(0)
  expect(await db.customers.get('k1')).toMatchObject({ name: 'Harbour' })
  expect(await db.cursors.get('customers')).toMatchObject({ value: at(2) })
})

test('what an older app could not read is looked at again, though it has not changed', async () => {
  const take = () => applyChange(db, spec, [customer('Quay', 1)], 'updatedAt')
  await take()
  await db.unreadable.put({ ref: 'customers/k1', issues: ['old: not known'] })
  await take()
  expect(await db.unreadable.toArray()).toEqual([])
})
