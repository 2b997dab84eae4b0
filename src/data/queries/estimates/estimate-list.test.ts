import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { approvedEstimates, estimateList } from './estimate-list.ts'

const at = '2026-03-02T09:00:00.000Z'

test('what is approved is listed until it is an order', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const stamps = { schema: 1, updatedAt: at, updatedBy: 'a', createdAt: at, createdBy: 'a' }
  const fields = { customerId: 'c', siteId: 's', title: 'Boiler', ref: 'E-1', revision: 1 }
  const terms = {
    currency: 'EUR',
    isInclusive: false,
    taxRounding: 'document',
    validUntil: '2026-03-31',
  }
  for (const status of ['draft', 'sent', 'approved', 'declined', 'converted'])
    await db.estimates.put({ id: status, status, ...stamps, ...fields, ...terms })
  const found = await approvedEstimates().run({ db, uid: 'u1' })
  expect(found.map(({ estimate }) => estimate.id)).toEqual(['approved'])
})

test.each(['estimates', 'estimates:mine'])('is empty once the set %s has arrived', async (set) => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const ask = () => estimateList().run({ db, uid: 'u1' })
  expect(await ask()).toBeUndefined()
  await markLoaded(db, set)
  expect(await ask()).toEqual([])
})
