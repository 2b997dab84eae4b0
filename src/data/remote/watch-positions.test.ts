import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import { stubBrowserStores } from '../local/storage/browser-stores.fixture.ts'
import type { FirestoreClient, RemoteChange } from './firestore-client.ts'
import { watchPositions } from './watch-positions.ts'

const now = Date.parse('2026-11-20T09:00:00.000Z')
const lease = 150_000
const place = { latitude: 44.4, longitude: -64.3, accuracy: 8, battery: null }
const doc = (at: string, more: object = {}) => ({ at, ...place, ...more })

let stores: ReturnType<typeof stubBrowserStores>
let db: UserDb
beforeEach(({ task }) => {
  stores = stubBrowserStores()
  db = openUserDb(task.id)
})
afterEach(() => {
  db.close()
  stores.restore()
})

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 })

/** A server that answers when it is told to. */
function fakeClient() {
  const watches: {
    path: string
    hear: (change: Partial<RemoteChange>) => void
    refuse: () => void
    ended: boolean
  }[] = []
  const watch: FirestoreClient['watch'] = (spec, _since, onChange, onError) => {
    const one = {
      path: spec.path,
      refuse: () => onError({ code: 'permission-denied', message: 'refused' }),
      ended: false,
      hear: (change: Partial<RemoteChange>) =>
        onChange({ changed: [], left: [], ids: [], fromServer: true, missing: false, ...change }),
    }
    watches.push(one)
    return () => (one.ended = true)
  }
  return { watches, openClient: async () => ({ watch }) }
}

const ids = () => db.positions.toCollection().primaryKeys()

test('positions are followed only while a map is open', async () => {
  const { watches, openClient } = fakeClient()
  const following = watchPositions({ db, openClient, now: () => now }, 'c1')
  await writeMeta(db, 'mapOpenUntil', now - 1)
  await writeMeta(db, 'mapOpenUntil', now + lease)
  await until(() => expect(watches.map(({ path }) => path)).toEqual(['companies/c1/positions']))
  await writeMeta(db, 'mapOpenUntil', now - 1)
  await until(() => expect(watches[0]?.ended).toBe(true))
  following.stop()
  expect(watches).toHaveLength(1)
})

test('what arrives is stored, and who no longer shares is removed', async () => {
  const { watches, openClient } = fakeClient()
  await db.positions.put({ id: 'former', at: '2026-11-19T09:00:00.000Z', ...place })
  const following = watchPositions({ db, openClient, now: () => now }, 'c1')
  await writeMeta(db, 'mapOpenUntil', now + lease)
  await until(() => expect(watches).toHaveLength(1))
  const [watched] = watches
  // The cache of the SDK knows no one yet.
  watched?.hear({ fromServer: false })
  watched?.hear({
    changed: [
      { id: 'ana', doc: doc('2026-11-20T08:59:00.000Z') },
      { id: 'ben', doc: doc('2026-11-20T08:58:00.000Z') },
      { id: 'odd', doc: doc('soon', { latitude: 'north' }) },
    ],
    ids: ['ana', 'ben', 'odd'],
  })
  await until(async () => expect(await ids()).toEqual(['ana', 'ben']))
  watched?.hear({ left: ['ben'], ids: ['ana'] })
  await until(async () => expect(await ids()).toEqual(['ana']))
  following.stop()
  expect(watched?.ended).toBe(true)
})

test('positions are not followed for a month because the clock was set back by one', async () => {
  const { watches, openClient } = fakeClient()
  const following = watchPositions({ db, openClient, now: () => now }, 'c1')
  await writeMeta(db, 'mapOpenUntil', now + lease)
  await until(() => expect(watches).toHaveLength(1))
  await writeMeta(db, 'mapOpenUntil', now + 31 * 86_400_000)
  await until(() => expect(watches[0]?.ended).toBe(true))
  following.stop()
})

test('it is noted that the server has sent everyone’s position, and again for a map that waits', async () => {
  const { watches, openClient } = fakeClient()
  const told = () => readMeta(db, 'positionsLoaded')
  const following = watchPositions({ db, openClient, now: () => now }, 'c1')
  await writeMeta(db, 'positionsLoaded', false)
  await writeMeta(db, 'mapOpenUntil', now + lease / 2)
  await until(() => expect(watches).toHaveLength(1))
  watches[0]?.hear({ fromServer: false })
  await new Promise((resolve) => void setTimeout(resolve, 50))
  expect(await told()).toBe(false)
  watches[0]?.hear({})
  await until(async () => expect(await told()).toBe(true))
  // The lease ended for the map before it did here.
  await writeMeta(db, 'positionsLoaded', false)
  await writeMeta(db, 'mapOpenUntil', now + lease)
  await until(async () => expect(await told()).toBe(true))
  expect(watches).toHaveLength(1)
  // Where following ended, the next map waits for an answer of its own.
  await writeMeta(db, 'mapOpenUntil', now - 1)
  await until(() => expect(watches[0]?.ended).toBe(true))
  await writeMeta(db, 'positionsLoaded', false)
  await writeMeta(db, 'mapOpenUntil', now + lease / 2)
  await until(() => expect(watches).toHaveLength(2))
  await new Promise((resolve) => void setTimeout(resolve, 50))
  expect(await told()).toBe(false)
  following.stop()
})

test('a map does not wait for positions that the server refuses', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { watches, openClient } = fakeClient()
  const following = watchPositions({ db, openClient, now: () => now }, 'c1')
  await writeMeta(db, 'positionsLoaded', false)
  await writeMeta(db, 'mapOpenUntil', now + lease)
  await until(() => expect(watches).toHaveLength(1))
  watches[0]?.refuse()
  await until(async () => expect(await readMeta(db, 'positionsLoaded')).toBe(true))
  expect(watches[0]?.ended).toBe(true)
  following.stop()
  error.mockRestore()
})
