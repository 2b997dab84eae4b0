import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { markLoaded } from '../local/rows/loaded-sets.ts'
import { writeMeta } from '../local/rows/meta.ts'
import { outboxRow } from '../local/rows/outbox-row.fixture.ts'
import { sessionSets } from './session-sets.ts'
import { readStatus } from './read-status.ts'
import type { StatusFacts } from './read-status.ts'

const now = Date.parse('2026-03-02T09:00:00Z')
const follows = [
  { key: 'orders', kind: 'delta' },
  { key: 'users', kind: 'whole' },
] as const
const facts: StatusFacts = {
  online: true,
  needsSignIn: false,
  sendsInBackground: true,
  follows,
  now,
}

let db: UserDb
beforeEach(async () => {
  db = openUserDb('u1', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange })
  for (const key of ['orders', 'users']) await markLoaded(db, key)
})
afterEach(() => db.close())

const kind = async (more: Partial<StatusFacts> = {}) =>
  (await readStatus(db, { ...facts, ...more })).state.kind

test('synced: everything is sent, everything is here', async () => {
  expect(await kind()).toBe('synced')
})

describe('not synced', () => {
  test('while one of the followed sets has never been received completely', async () => {
    const more = [...follows, { key: 'messages', kind: 'delta' } as const]
    expect(await kind({ follows: more })).toBe('downloading')
    expect(await kind({ follows: null })).toBe('downloading')
  })

  test('without a network, although the last attempt has not returned', async () => {
    await db.outbox.add(outboxRow({ seq: 1, id: 'm1', state: 'sending' }))
    expect(await kind()).toBe('syncing')
    expect(await kind({ online: false })).toBe('offline')
  })

  test('while the server does not answer', async () => {
    await db.outbox.add(outboxRow({ seq: 1, id: 'm1', state: 'waiting' }))
    await writeMeta(db, 'pause', { reason: 'unreachable', at: now, until: now + 1, failures: 1 })
    expect(await kind()).toBe('offline')
    await writeMeta(db, 'pause', { reason: 'busy', at: now, until: now + 1, failures: 1 })
    expect(await kind()).toBe('waiting')
    await writeMeta(db, 'pause', { reason: 'signIn', at: now, until: now + 1, failures: 1 })
    expect(await kind()).toBe('signIn')
    await writeMeta(db, 'pause', null)
    expect(await kind()).toBe('syncing')
  })

  test('while a photo is only on this device, or was refused', async () => {
    await db.blobs.put({ id: 'p1', state: 'waiting' } as never)
    expect(await readStatus(db, facts)).toMatchObject({
      state: { kind: 'syncing', unsent: { changes: 0, photos: 1 } },
    })
    await db.blobs.put({ id: 'p1', state: 'needsYou' } as never)
    expect(await kind()).toBe('actionNeeded')
  })

  test('with a signature or document, which is a file and no photo', async () => {
    for (const [id, kind] of [
      ['p1', 'photo'],
      ['p2', 'signature'],
      ['p3', 'document'],
    ] as const) {
      await db.blobs.put({ id, state: 'waiting' } as never)
      await db.photos.put({ id, kind })
    }
    expect((await readStatus(db, facts)).state.unsent).toEqual({ changes: 0, photos: 3, files: 2 })
  })

  test('with a photo, which counts once and not again as the changes that record it', async () => {
    await db.blobs.put({ id: 'p1', state: 'waiting' } as never)
    const rows = [
      { id: 'm1', name: 'photo/add', refs: ['photos/p1', 'orders/o1'] },
      { id: 'm2', name: 'photo/finish', refs: ['photos/p1'] },
      { id: 'm3', name: 'order/answer', refs: ['orders/o1'] },
      { id: 'm4', name: 'photo/finish', refs: ['photos/p2'] },
    ] as const
    await db.outbox.bulkAdd(
      rows.map((row, i) => outboxRow({ seq: i + 1, state: 'waiting', ...row })),
    )
    expect(await readStatus(db, facts)).toMatchObject({
      state: { unsent: { changes: 2, photos: 1 } },
      waiting: 4,
      unsent: 3,
    })
  })

  test('but with what was read in a conversation, which is sent unmentioned', async () => {
    const read = { name: 'thread/read', refs: ['reads/team__u1', 'threads/team'] } as const
    await db.outbox.bulkAdd([
      outboxRow({ seq: 1, id: 'm1', state: 'waiting', ...read }),
      outboxRow({ seq: 2, id: 'm2', state: 'sending', ...read }),
      outboxRow({ seq: 3, id: 'm3', state: 'waiting', notBefore: now + 1, ...read }),
    ])
    expect(await readStatus(db, facts)).toMatchObject({
      state: { kind: 'synced', unsent: { changes: 0 } },
      waiting: 2,
      unsent: 0,
    })
    expect(await readStatus(db, { ...facts, online: false })).toMatchObject({
      state: { kind: 'offline', unsent: { changes: 0 } },
    })
    await db.outbox.add(outboxRow({ seq: 4, id: 'm4', state: 'waiting' }))
    expect(await readStatus(db, facts)).toMatchObject({ state: { kind: 'syncing' }, unsent: 1 })
  })

  test('while everything left is retried later', async () => {
    await db.outbox.add(outboxRow({ seq: 1, id: 'm1', state: 'waiting', notBefore: now + 1 }))
    expect(await kind()).toBe('waiting')
    await db.outbox.add(outboxRow({ seq: 2, id: 'm2', state: 'waiting' }))
    expect(await kind()).toBe('syncing')
  })

  test('if the session is no longer accepted, even with nothing waiting', async () => {
    expect(await kind({ needsSignIn: true })).toBe('signIn')
  })
})

test('the followed sets are what this person may see; none while they may see nothing', () => {
  const signedIn = {
    kind: 'signedIn',
    uid: 'u1',
    email: '',
    displayName: '',
    user: null,
    company: null,
    loading: true,
    error: null,
    needsSignIn: false,
  } as const
  const user = { id: 'u1', companyId: 'c1', role: 'technician', status: 'active', permissions: [] }
  expect(sessionSets(undefined)).toEqual([])
  expect(sessionSets({ kind: 'signedOut' })).toEqual([])
  expect(sessionSets(signedIn)).toBe(null)
  expect(sessionSets({ ...signedIn, loading: false })).toEqual([])
  const sets = sessionSets({ ...signedIn, user: user as never })
  expect(sets?.map(({ key }) => key)).toContain('companies/c1')
  expect(sessionSets({ ...signedIn, user: { ...user, status: 'left' } as never })).toEqual([])
})
