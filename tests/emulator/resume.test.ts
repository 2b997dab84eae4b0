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
/** How far the emulator's clock is ahead, in ms. */
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

/** What the SDK tells its own tests; its types leave this out. */
const { _TestingHooks: testingHooks } = firestore as unknown as {
  _TestingHooks: { onExistenceFilterMismatch(callback: (info: object) => void): () => void }
}

/** Reads the board twice, `meanwhile` in between; what came then, and which filters did not match. */
async function readTwice(meanwhile: () => Promise<unknown>) {
  await getDocs(collection(db, 'board'))
  await meanwhile()
  const mismatches: unknown[] = []
  const stop = testingHooks.onExistenceFilterMismatch((info: object) => mismatches.push(info))
  const { docs } = await getDocs(collection(db, 'board'))
  stop()
  return { ids: docs.map(({ id }) => id), mismatches }
}

test('deletions made while away are found by the bloom filter alone', async () => {
  const ids = Array.from({ length: 100 }, (_, n) => `doc${1000 + n}`)
  const gone = ids.filter((_, n) => n % 2 === 0)
  await write(ids)
  const { ids: left, mismatches } = await readTwice(async () => {
    await remove(gone)
    elapsed += 10_000
  })
  expect(left).toEqual(ids.filter((id) => !gone.includes(id)))
  expect(mismatches).toMatchObject([
    { localCacheCount: 100, existenceFilterCount: 50, bloomFilter: { applied: true, padding: 1 } },
  ])
})

test('names that only look alike are told apart', async () => {
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

test('as many new ones as deleted ones do not hide the deletions', async () => {
  await write(['a', 'b'])
  const { ids } = await readTwice(async () => {
    await remove(['a', 'b'])
    await write(['c', 'd'])
    elapsed += 10_000
  })
  expect(ids).toEqual(['c', 'd'])
})

test('everything gone, and a short absence, need no second query', async () => {
  await write(['a', 'b'])
  const short = await readTwice(() => remove(['a']))
  expect(short).toEqual({ ids: ['b'], mismatches: [] })
  const long = await readTwice(async () => {
    await remove(['b'])
    elapsed += 10_000
  })
  expect(long.ids).toEqual([])
})

test('a listener that comes back after the data was cleared sees the new data only', async () => {
  await write(['a', 'b'])
  const { ids } = await readTwice(async () => {
    await emulator.engine.clear()
    await write(['c'])
    elapsed += 10_000
  })
  expect(ids).toEqual(['c'])
  const heard: number[] = []
  await new Promise<void>((resolve) => {
    onSnapshot(collection(db, 'board'), { includeMetadataChanges: true }, ({ size, metadata }) => {
      heard.push(size)
      if (!metadata.fromCache) resolve()
    })
  })
  expect(heard.at(-1)).toBe(1)
})
