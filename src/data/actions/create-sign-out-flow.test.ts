import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignOutFlow } from './create-sign-out-flow.ts'
import type { Drafts } from '../outbox/draft/drafts.ts'
import { openUserDb } from '../local/database/user-db.ts'
import type { DeviceSession } from '../session/create-device-session.ts'

let indexedDB: IDBFactory
let notes: Map<string, string>
let events: string[]
let isMemory = false
let draftCount = 0

beforeEach(() => {
  indexedDB = new IDBFactory()
  notes = new Map()
  events = []
  isMemory = false
  draftCount = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, text: string) => notes.set(key, text),
    removeItem: (key: string) => notes.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = () => openUserDb('me', { indexedDB, keyRange: IDBKeyRange })

function signOutFlow() {
  const session = {
    live: { get: () => ({ kind: 'signedIn', uid: 'me' }) },
    signOut: async () => void events.push('signed out'),
  } as unknown as DeviceSession
  const drafts = { count: () => draftCount, dropAll: () => undefined } as unknown as Drafts
  return createSignOutFlow({
    host: {
      indexedDB,
      keyRange: IDBKeyRange,
      isMemory: () => isMemory,
      useMemory: () => undefined,
    },
    session,
    drafts,
    userDb: open,
    noteUnsent: async () => void events.push('counted'),
    endWork: () => events.push('ended'),
    reloadAtSignIn: () => events.push('left'),
  })
}

async function fill(table: 'sites' | 'outbox' | 'blobs' | 'pings'): Promise<void> {
  const db = open()
  await db.table(table).add({ id: 'a', state: 'waiting' })
  db.close()
}

const noted = () => notes.get('daybook:erasure')

test('an erasure is noted before anything else ends, and done by the next page', async () => {
  await fill('sites')
  expect(await signOutFlow().signOut('erase')).toBe('erased')
  expect(events).toEqual(['ended', 'signed out', 'left'])
  expect(JSON.parse(noted() ?? '')).toEqual({
    users: [{ uid: 'me', discards: false }],
    erased: false,
  })
})

test.each(['outbox', 'blobs', 'pings'] as const)(
  'with unsent work in %s nothing is erased unless discarding it was confirmed',
  async (table) => {
    await fill(table)
    expect(await signOutFlow().signOut('erase')).toBe('kept')
    expect([events, noted()]).toEqual([['ended', 'counted', 'signed out'], undefined])
    expect(await signOutFlow().signOut('discard')).toBe('erased')
    expect(noted()).toContain('"discards":true')
  },
)

test('a draft that is not queued yet counts as unsent', async () => {
  draftCount = 1
  expect(await signOutFlow().signOut('erase')).toBe('kept')
})

test('keeping erases nothing, and unsent work is counted before the user is signed out', async () => {
  expect(await signOutFlow().signOut('keep')).toBe('kept')
  expect([events, noted()]).toEqual([['ended', 'counted', 'signed out'], undefined])
})

test('nothing is noted about a database in memory', async () => {
  isMemory = true
  expect(await signOutFlow().signOut('keep')).toBe('kept')
  expect(events).toEqual(['ended', 'signed out'])
})

test('without localStorage the database is deleted at once', async () => {
  await fill('sites')
  vi.stubGlobal('localStorage', undefined)
  expect(await signOutFlow().signOut('erase')).toBe('erased')
  expect(await indexedDB.databases()).toEqual([])
  expect(events).toEqual(['ended', 'signed out', 'left'])
})

test('a noted erasure is dropped at the next sign-in', async () => {
  const one = signOutFlow()
  await one.signOut('erase')
  one.onSignedIn()
  expect(noted()).toBeUndefined()
})
