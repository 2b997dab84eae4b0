import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { estimateList } from './estimate-list.ts'

test.each(['estimates', 'estimates:mine'])('is empty once the set %s has arrived', async (set) => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const ask = () => estimateList().run({ db, uid: 'u1' })
  expect(await ask()).toBeUndefined()
  await markLoaded(db, set)
  expect(await ask()).toEqual([])
})
