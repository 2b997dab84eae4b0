import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  countUnsentOnDevice,
  findLostChanges,
  forgetLostChanges,
  forgetMarker,
  noteUnsent,
} from './unsent-marker.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { stubBrowserStores } from '../storage/browser-stores.fixture.ts'
import { openUserDb } from '../database/user-db.ts'

const at = '2026-03-02T09:00:00.000Z'
let ids = 0
const newId = () => `life${(ids += 1)}`
let stores: ReturnType<typeof stubBrowserStores>

beforeEach(() => {
  stores = stubBrowserStores()
})
afterEach(() => {
  vi.unstubAllGlobals()
  stores.restore()
})

async function note(count: number, uid = 'u1') {
  const db = openUserDb(uid)
  for (let seq = 1; seq <= count; seq += 1) await db.outbox.add(outboxRow({ seq, at }))
  await noteUnsent(db, uid, newId)
  await noteUnsent(db, uid, newId)
  return db
}

test('case 62: a database that was cleared with unsent work in it is noticed from either note', async () => {
  const db = await note(12)
  db.close()
  expect(await findLostChanges()).toBeNull()
  await db.delete()
  const lost = { count: 12, oldestAt: at, lastSeenAt: expect.any(String) }
  expect(await findLostChanges()).toEqual(lost)
  stores.items.clear()
  expect(await findLostChanges()).toEqual(lost)
  stores.cached.clear()
  expect(await findLostChanges()).toBeNull()
})

test('unsent work is counted over all users, lost work is not', async () => {
  expect(await countUnsentOnDevice()).toBe(0)
  const first = await note(2)
  const second = await note(3, 'u2')
  first.close()
  second.close()
  expect(await countUnsentOnDevice()).toBe(5)
  await first.delete()
  expect(await countUnsentOnDevice()).toBe(3)
})

test('a recreated database counts as another one', async () => {
  const db = await note(3)
  await db.delete()
  const next = openUserDb('u1')
  await next.open()
  next.close()
  expect(await findLostChanges()).toMatchObject({ count: 3 })
  await next.delete()
})

test('no loss is reported if nothing was unsent, or the note is damaged or forbidden', async () => {
  const db = await note(0)
  await db.delete()
  expect(await findLostChanges()).toBeNull()
  stores.items.set('daybook-unsent', '{"count":')
  stores.cached.clear()
  expect(await findLostChanges()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no')) })
  await forgetLostChanges()
  expect(await findLostChanges()).toBeNull()
})

test('case 62: on a shared device the unsent work of each person is tracked', async () => {
  const first = await note(3, 'u1')
  const second = await note(0, 'u2')
  expect(await findLostChanges()).toBeNull()
  await first.delete()
  expect(await findLostChanges()).toMatchObject({ count: 3, oldestAt: at })
  await noteUnsent(second, 'u2', newId)
  expect(await findLostChanges()).toMatchObject({ count: 3 })
  await forgetLostChanges()
  expect(await findLostChanges()).toBeNull()

  await note(2, 'u2')
  second.close()
  await second.delete()
  expect(await findLostChanges()).toMatchObject({ count: 2 })
  await forgetMarker('u2')
  expect(await findLostChanges()).toBeNull()
})

test('a loss stays dismissed when the page is closed between the two notes', async () => {
  const db = await note(2)
  db.close()
  await db.delete()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async () => new Response(stores.cached.get('/daybook-unsent')),
      put: () => Promise.reject(new Error('The page is closed')),
    }),
  })
  await forgetLostChanges()
  expect(await findLostChanges()).toBeNull()
})

test('a note written by an earlier version of the app is understood', async () => {
  const db = await note(4)
  const [kept] = JSON.parse(stores.items.get('daybook-unsent') ?? '[]') as unknown[]
  stores.items.set('daybook-unsent', JSON.stringify(kept))
  stores.cached.clear()
  await db.delete()
  expect(await findLostChanges()).toMatchObject({ count: 4 })
})
