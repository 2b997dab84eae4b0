import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openUserDb } from '#data/local/database/user-db.ts'
import { writeMeta } from '#data/local/rows/meta.ts'
import { knownLocations, shownPosition } from './tracking.ts'

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

test('where everyone is has been told while a map is open and the server has answered', async () => {
  const db = openUserDb('u2', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  const known = () => knownLocations().run({ db, uid: 'u2' })
  const { step: _step, ...place } = fix('09:00', 44.1)
  expect(await known()).toEqual({ places: [], isLoaded: false })
  await db.positions.put({ id: 'ana', ...place })
  await writeMeta(db, 'mapOpenUntil', Date.now() + 60_000)
  expect(await known()).toEqual({ places: [{ userId: 'ana', ...place }], isLoaded: false })
  await writeMeta(db, 'positionsLoaded', true)
  expect((await known()).isLoaded).toBe(true)
  await writeMeta(db, 'mapOpenUntil', Date.now() - 1)
  expect((await known()).isLoaded).toBe(false)
})
