import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { team } from './team.ts'

test('the team is unknown before it is loaded, and then sorted by name', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const stamps = { schema: 1, createdAt: at, createdBy: 'u1', updatedAt: at, updatedBy: 'u1' }
  const about = { ...stamps, deletedAt: null, role: 'admin', status: 'active', companyId: 'c1' }
  const person = (id: string, name: string) => ({ ...about, id, name, email: `${id}@daybook.demo` })
  const context = { db, uid: 'u1' }
  await db.users.put(person('u1', 'Wharf'))
  expect(await team().run(context)).toBeUndefined()
  await db.users.put(person('u2', 'Quay'))
  await markLoaded(db, 'users')
  expect(await team().run(context)).toMatchObject([{ name: 'Quay' }, { name: 'Wharf' }])
})
