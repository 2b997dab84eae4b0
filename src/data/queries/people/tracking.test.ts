import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { writeMeta } from '#data/local/rows/meta.ts'
import { shownPosition } from './tracking.ts'

const fix = (time: string, latitude: number) => ({
  at: `2026-05-04T${time}:00.000Z`,
  latitude,
  longitude: -64.31,
  accuracy: 20,
  battery: null,
  step: null,
})

test('the position that the office has is the last one sent, while the person shares it', async () => {
  const db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const shown = async () => (await shownPosition().run({ db, uid: 'u1' }))?.latitude ?? null
  await db.trail.bulkAdd([fix('09:00', 44.1), fix('09:05', 44.2), fix('09:10', 44.3)])
  await writeMeta(db, 'places', true)
  expect(await shown()).toBeNull()
  await writeMeta(db, 'shownAt', fix('09:05', 0).at)
  expect(await shown()).toBe(44.2)
  await writeMeta(db, 'places', false)
  expect(await shown()).toBeNull()
})
