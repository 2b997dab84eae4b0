import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUserDb } from '../local/database/user-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta } from '../local/rows/meta.ts'
import { readStatus } from '../sync/read-status.ts'
import { createListeningNote, allSets, noteListening } from './listening-note.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const facts = {
  online: true,
  needsSignIn: false,
  sendsInBackground: true,
  follows: [],
  now: start,
}

let db: UserDb
/** As another tab reads it. */
let other: UserDb
let now = start
beforeEach(() => {
  const host = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }
  db = openUserDb('u1', host)
  other = openUserDb('u1', host)
  now = start
})
afterEach(() => {
  vi.useRealTimers()
  db.close()
  other.close()
})

const state = async () => (await readStatus(other, facts)).state
const noted = () => readMeta(other, 'listening')

test('every tab shows what broke off and since when, until it answers again', async () => {
  const note = createListeningNote(db, () => now)
  note.answered('orders', true)
  note.failed('orders', { code: 'permission-denied' })
  now += 60_000
  note.failed('messages', new TypeError('x'))
  note.failed('orders', { code: 'internal' })
  await expect.poll(noted).toEqual({
    broken: {
      orders: { since: start, code: 'permission-denied' },
      messages: { since: start + 60_000, code: 'TypeError' },
    },
    lostSince: null,
  })
  expect(await state()).toMatchObject({ kind: 'notUpdating', since: '2026-03-02T09:00:00.000Z' })
  note.answered('orders', false)
  expect(await state()).toMatchObject({ kind: 'notUpdating' })
  note.answered('orders', true)
  note.answered('messages', true)
  await expect.poll(state).toMatchObject({ kind: 'synced' })
  note.stop()
})

test('a new listener starts with nothing broken, even after listening could not start at all', async () => {
  await noteListening(db, ({ lostSince }) => ({
    broken: { [allSets]: { since: start, code: 'not-begun' } },
    lostSince,
  }))
  expect(await state()).toMatchObject({ kind: 'notUpdating' })
  createListeningNote(db, () => now).stop()
  await expect.poll(state).toMatchObject({ kind: 'synced' })
})

test('a server that answers for no set counts as unreachable, but not for short interruptions', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const note = createListeningNote(db, () => now)
  note.answered('orders', true)
  note.answered('users', true)
  note.answered('orders', false)
  vi.advanceTimersByTime(60_000)
  note.answered('users', false)
  vi.advanceTimersByTime(4000)
  note.answered('users', true)
  vi.advanceTimersByTime(60_000)
  note.answered('users', false)
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await expect.poll(noted).toMatchObject({ lostSince: start })
  expect(await state()).toMatchObject({ kind: 'offline', hasNetwork: true })
  note.answered('orders', true)
  await expect.poll(state).toMatchObject({ kind: 'synced' })
  note.stop()
})
