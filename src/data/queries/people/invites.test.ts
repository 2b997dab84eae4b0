import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { at } from '#data/local/rows/order.fixture.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { inviteList } from './invites.ts'

test('invitations are unknown before they are loaded, and have a link only where they were made', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const context = { db, uid: 'u1' }
  expect(await inviteList().run(context)).toBeUndefined()
  await markLoaded(db, 'invites')
  expect(await inviteList().run(context)).toEqual([])

  const stamps = { schema: 1, createdAt: at, createdBy: 'u1', updatedAt: at, updatedBy: 'u1' }
  const told = { deletedAt: null, email: 'tess@example.com', name: 'Tess', role: 'technician' }
  const names = { companyName: 'Harbour', inviterName: 'Grace', expiresAt: at, status: 'pending' }
  const doc = { ...stamps, ...told, ...names }
  const code = 'aB3dE6gH9jK2mN5pQ8sT1v'
  await db.invites.bulkPut([
    { ...doc, id: 'here' },
    { ...doc, id: 'elsewhere' },
  ])
  await db.inviteMails.put({ ...doc, id: 'here', code })
  await db.base.put({ ref: 'invites/here', doc: null })
  expect(await inviteList().run(context)).toMatchObject([
    { invite: { id: 'elsewhere' }, code: null, unsent: false },
    { invite: { id: 'here', email: 'tess@example.com' }, code, unsent: true },
  ])
  db.close()
})
