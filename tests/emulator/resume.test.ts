import { type FirebaseApp, deleteApp, initializeApp } from 'firebase/app'
import {
  type Firestore,
  collection,
  connectFirestoreEmulator,
  getDocs,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  setLogLevel,
} from 'firebase/firestore'
import * as firestore from 'firebase/firestore'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

let emulator: TestEmulator
let app: FirebaseApp
let db: Firestore
/** The offset of the emulator's clock, in ms. */
let elapsed: number

beforeEach(async () => {
  setLogLevel('silent')
  elapsed = 0
  emulator = await startTestEmulator({
    allowUnsigned: true,
    clock: () => Date.now() + elapsed,
  })
  app = initializeApp({ projectId: 'demo' }, crypto.randomUUID())
  db = initializeFirestore(app, {
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  })
  connectFirestoreEmulator(db, '127.0.0.1', emulator.port, { mockUserToken: { user_id: 'ann' } })
})
afterEach(async () => {
  await deleteApp(app)
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const write = (ids: readonly string[]) =>
  emulator.engine.commit(
    ids.map((id) => ({ update: { name: emulator.name(`board/${id}`), fields: {} } })),
  )
const remove = (ids: readonly string[]) =>
  emulator.engine.commit(ids.map((id) => ({ delete: emulator.name(`board/${id}`) })))

/** The SDK's hooks for its own tests, which are not in its types. */
const { _TestingHooks: testingHooks } = firestore as unknown as {
  _TestingHooks: { onExistenceFilterMismatch(callback: (info: object) => void): () => void }
}

/** Reads the board twice, with `meanwhile` in between; returns the second result and the mismatched filters. */
async function readTwice(meanwhile: () => Promise<unknown>) {
  await getDocs(collection(db, 'board'))
  await meanwhile()
  const mismatches: unknown[] = []
  const stop = testingHooks.onExistenceFilterMismatch((info: object) => mismatches.push(info))
  const { docs } = await getDocs(collection(db, 'board'))
  stop()
  return { ids: docs.map(({ id }) => id), mismatches }
}

test('finds deletions with the bloom filter alone', async () => {
  const ids = Array.from({ length: 100 }, (_, n) => `doc${1000 + n}`)
  const deleted = ids.filter((_, n) => n % 2 === 0)
  await write(ids)
  const { ids: left, mismatches } = await readTwice(async () => {
    await remove(deleted)
    elapsed += 10_000
  })
  expect(left).toEqual(ids.filter((id) => !deleted.includes(id)))
  expect(mismatches).toMatchObject([
    { localCacheCount: 100, existenceFilterCount: 50, bloomFilter: { applied: true, padding: 1 } },
  ])
})

test('distinguishes names that collide in the bloom filter', async () => {
  const ids = [
    'gone',
    'a\u00e9',
    'a\u0065\u0301',
    'b\u0065\u0301\u0327',
    'b\u0065\u0327\u0301',
    '😀',
  ]
  await write(ids)
  const { ids: left, mismatches } = await readTwice(async () => {
    await remove(['gone'])
    elapsed += 10_000
  })
  expect(new Set(left)).toEqual(new Set(ids.slice(1)))
  expect(mismatches).toMatchObject([{ bloomFilter: { applied: true } }])
})

test('finds deletions even if as many documents were added', async () => {
  await write(['a', 'b'])
  const { ids } = await readTwice(async () => {
    await remove(['a', 'b'])
    await write(['c', 'd'])
    elapsed += 10_000
  })
  expect(ids).toEqual(['c', 'd'])
})

test('needs no second query after a short absence, or if everything was deleted', async () => {
  await write(['a', 'b'])
  const short = await readTwice(() => remove(['a']))
  expect(short).toEqual({ ids: ['b'], mismatches: [] })
  const long = await readTwice(async () => {
    await remove(['b'])
    elapsed += 10_000
  })
  expect(long.ids).toEqual([])
})

test('a listener that resumes after the data was cleared gets only the new data', async () => {
  await write(['a', 'b'])
  const { ids } = await readTwice(async () => {
    await emulator.engine.clear()
    await write(['c'])
    elapsed += 10_000
  })
  expect(ids).toEqual(['c'])
  const snapshots: number[] = []
  await new Promise<void>((resolve) => {
    onSnapshot(collection(db, 'board'), { includeMetadataChanges: true }, ({ size, metadata }) => {
      snapshots.push(size)
      if (!metadata.fromCache) resolve()
    })
  })
  expect(snapshots.at(-1)).toBe(1)
})
