import { expect, test } from 'vitest'
import { queuedStateOf, syncStateOf, unsentMarkOf } from './sync-state.ts'
import type { QueuedFacts, SyncFacts } from './sync-state.ts'

const bools = [false, true]
const since = '2026-03-02T09:00:00.000Z'

type Choices<T> = { readonly [K in keyof T]: readonly T[K][] }

/** Every combination of one choice for each field. */
function combinations<T extends object>(choices: Choices<T>): T[] {
  const fields = Object.entries<readonly unknown[]>(choices as Record<string, readonly unknown[]>)
  return fields.reduce<object[]>(
    (found, [field, values]) =>
      found.flatMap((one) => values.map((value) => ({ ...one, [field]: value }))),
    [{}],
  ) as T[]
}

const everything = combinations<SyncFacts>({
  online: bools,
  unreachable: bools,
  needsSignIn: bools,
  waiting: [0, 3],
  deferred: [0, 3],
  sending: [0, 2],
  ofPhotos: [0, 2],
  actionNeeded: [0, 2],
  photos: [0, 2],
  files: [0],
  download: [null, { received: 7, total: null }, { received: 7, total: 9 }],
  brokenSince: [null, since],
}).filter(
  ({ waiting, deferred, sending, ofPhotos, photos }) =>
    deferred <= waiting && ofPhotos <= Math.min(waiting + sending, photos),
)

test('every combination of facts has one state, and every state occurs', () => {
  expect(everything).toHaveLength(2 ** 4 * 3 * 2 * (3 * 2 * 2 + 5))
  const kinds = new Set(everything.map((facts) => syncStateOf(facts).kind))
  expect([...kinds].toSorted()).toEqual([
    'actionNeeded',
    'downloading',
    'notUpdating',
    'offline',
    'signIn',
    'synced',
    'syncing',
    'waiting',
  ])
})

test('"synced" means that everything was sent, everything is here, and changes arrive', () => {
  for (const facts of everything) {
    const { waiting, sending, actionNeeded, photos } = facts
    const isSynced =
      facts.online &&
      !facts.unreachable &&
      !facts.needsSignIn &&
      waiting + sending + actionNeeded + photos === 0 &&
      facts.download === null &&
      facts.brokenSince === null
    expect(syncStateOf(facts).kind === 'synced', JSON.stringify(facts)).toBe(isSynced)
  }
})

test('nothing is shown as moving that cannot', () => {
  for (const facts of everything) {
    const state = syncStateOf(facts)
    const shown = JSON.stringify(facts)
    const connected = facts.online && !facts.unreachable && !facts.needsSignIn
    expect(state.connection === 'connected', shown).toBe(connected)
    if (state.kind === 'downloading') expect(connected, shown).toBe(true)
    if (state.kind === 'syncing') {
      const { sending, photos, waiting, deferred } = facts
      expect(connected && (sending + photos > 0 || waiting > deferred), shown).toBe(true)
    }
  }
})

test('what the person must do comes first, then the connection, then what is under way', () => {
  for (const facts of everything) {
    const { needsSignIn, actionNeeded, online, unreachable, brokenSince, download } = facts
    const expected = needsSignIn
      ? { kind: 'signIn' }
      : actionNeeded > 0
        ? { kind: 'actionNeeded', count: actionNeeded }
        : !online || unreachable
          ? { kind: 'offline', hasNetwork: online }
          : brokenSince !== null
            ? { kind: 'notUpdating', since }
            : download && { kind: 'downloading', download }
    const state = syncStateOf(facts)
    if (expected) expect(state, JSON.stringify(facts)).toMatchObject(expected)
    else expect(['syncing', 'waiting', 'synced']).toContain(state.kind)
    const { waiting, sending, ofPhotos, photos } = facts
    expect(state.unsent).toEqual({ changes: waiting + sending - ofPhotos, photos, files: 0 })
  }
})

test('no mark contradicts the sync status', () => {
  for (const facts of everything) {
    const state = syncStateOf(facts)
    const mark = unsentMarkOf(state)
    expect(mark === null, JSON.stringify(facts)).toBe(state.kind === 'synced')
    if (mark === 'syncing') expect(state.connection, JSON.stringify(facts)).toBe('connected')
  }
})

test('a queued change is shown as on its way only where something can be sent', () => {
  const items = combinations<QueuedFacts>({
    state: ['waiting', 'sending', 'actionNeeded', 'blocked'],
    waitsForPhoto: bools,
    isQuarantined: bools,
    isDeferred: bools,
  })
  for (const facts of everything) {
    const state = syncStateOf(facts)
    for (const item of items) {
      const said = queuedStateOf(item, state)
      if (said === 'syncing') expect(state.connection).toBe('connected')
      expect(said === 'actionNeeded').toBe(item.state === 'actionNeeded')
      expect(said === 'blocked').toBe(item.state === 'blocked')
      if (said === 'offline' || said === 'signIn') expect(state.connection).toBe(said)
    }
  }
})
