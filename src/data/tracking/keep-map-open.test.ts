import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import { keepMapOpen } from './keep-map-open.ts'

let db: UserDb
beforeEach(({ task }) => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  db = openUserDb(task.id, { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
})
afterEach(() => {
  db.close()
  vi.unstubAllGlobals()
})

const isOpen = async () => ((await readMeta(db, 'mapOpenUntil')) ?? 0) > Date.now() + 60_000

test('a map that is opened waits for an answer of the server', async () => {
  await writeMeta(db, 'mapOpenUntil', Date.now() - 1)
  await writeMeta(db, 'positionsLoaded', true)
  const close = keepMapOpen(db)
  await expect.poll(isOpen).toBe(true)
  expect(await readMeta(db, 'positionsLoaded')).toBe(false)
  close()
})

test('a map that goes on, or another beside it, has its answer', async () => {
  await writeMeta(db, 'mapOpenUntil', Date.now() + 30_000)
  await writeMeta(db, 'positionsLoaded', true)
  const close = keepMapOpen(db)
  await expect.poll(isOpen).toBe(true)
  expect(await readMeta(db, 'positionsLoaded')).toBe(true)
  close()
})
