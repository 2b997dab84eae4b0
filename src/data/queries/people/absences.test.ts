import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { openUserDb } from '#data/local/database/user-db.ts'
import { absencesOf, everyonesAbsences } from './absences.ts'

test('no one is said to have no time off before it is loaded', async () => {
  for (const set of ['absences', 'absences:mine']) {
    const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
    const context = { db, uid: 'u1' }
    const read = () =>
      Promise.all([absencesOf('u1').run(context), everyonesAbsences().run(context)])
    expect(await read()).toEqual([undefined, undefined])
    await markLoaded(db, set)
    expect(await read()).toEqual([[], []])
    db.close()
  }
})
