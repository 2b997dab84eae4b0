import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { lastReminders } from './shares.ts'

const at = '2026-05-01T08:00:00.000Z'
const share = {
  schema: 1,
  updatedAt: at,
  updatedBy: 'u1',
  deletedAt: null,
  createdBy: 'u1',
  kind: 'invoice',
  customerId: 'k1',
  token: 'token',
  mailTo: 'k@example.com',
  expiresAt: '2026-12-01T08:00:00.000Z',
  revokedAt: null,
}

test('the last reminder of each invoice counts, and no other mail', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const on = (id: string, targetId: string, day: string, reminder: number) => ({
    ...share,
    id,
    targetId,
    reminder,
    createdAt: `2026-05-${day}T08:00:00.000Z`,
  })
  await db.shares.bulkAdd([
    on('s1', 'i1', '12', 2),
    on('s2', 'i1', '05', 1),
    on('s3', 'i1', '20', 0),
    on('s4', 'i2', '06', 0),
    { ...on('s5', 'i2', '07', 1), mailTo: '' },
    on('s6', 'i3', '08', 1),
  ])
  const found = await lastReminders(['i1', 'i2']).run({ db, uid: 'u1' })
  expect([...found]).toEqual([['i1', '2026-05-12T08:00:00.000Z']])
})
