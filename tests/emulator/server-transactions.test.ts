import { type DocumentReference, Firestore } from '@google-cloud/firestore'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  runTransaction,
  setLogLevel,
} from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// The server SDK: over gRPC as the owner, whose transactions lock what they read.
let emulator: TestEmulator
let db: Firestore
const cleanUps: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  emulator = await startTestEmulator({ allowUnsigned: true })
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${emulator.port}`)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  db = new Firestore({ projectId: 'demo' })
  await db.doc('board/a').set({ n: 1 })
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
  await db.terminate()
  await emulator.close()
  removeDataDir(emulator.dataDir)
  vi.unstubAllEnvs()
})

/** Resolves once this number of requests wait for locks. */
const waiting = (count: number) => expect.poll(() => emulator.engine.lockWaits()).toBe(count)

/** Both callers continue once both have called it. */
function createBarrier(): () => Promise<void> {
  let come = 0
  let open: () => void = () => {}
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    come += 1
    if (come === 2) open()
    return both
  }
}

async function addOne(ref: DocumentReference): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref)
    transaction.update(ref, { n: Number(found.get('n')) + 1 })
  })
}

test('a write waits for a transaction that has read its document', async () => {
  const ref = db.doc('board/a')
  let plain = Promise.resolve() as Promise<unknown>
  let attempts = 0
  await db.runTransaction(async (transaction) => {
    attempts += 1
    const found = await transaction.get(ref)
    plain = ref.update({ n: 10, by: 'plain' })
    await waiting(1)
    expect((await ref.get()).data()).toEqual({ n: 1 })
    transaction.update(ref, { n: Number(found.get('n')) + 1, by: 'transaction' })
  })
  await plain
  expect([attempts, (await ref.get()).data()]).toEqual([1, { n: 10, by: 'plain' }])
})

test('competing transactions all succeed, one after the other', async () => {
  const ref = db.doc('board/a')
  await Promise.all(Array.from({ length: 5 }, () => addOne(ref)))
  expect((await ref.get()).get('n')).toBe(6)
})

test('two transactions that write what the other has read both complete', async () => {
  await db.doc('board/b').set({ n: 1 })
  const [a, b] = [db.doc('board/a'), db.doc('board/b')]
  const meet = createBarrier()
  let attempts = 0
  const swap = (mine: DocumentReference, other: DocumentReference) =>
    db.runTransaction(async (transaction) => {
      attempts += 1
      const found = await transaction.get(mine)
      await meet()
      transaction.update(other, { n: Number(found.get('n')) + 1 })
    })
  await Promise.all([swap(a, b), swap(b, a)])
  const values = [(await a.get()).get('n') as number, (await b.get()).get('n') as number]
  // The result must be serializable: the second one must have read the first one's write.
  expect(values.toSorted((x, y) => x - y)).toEqual([2, 3])
  expect(attempts).toBe(3)
})

test('no document can be added to a query that a transaction has run', async () => {
  const board = db.collection('board').where('n', '<', 100)
  let adding: Promise<unknown> = Promise.resolve()
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(board)
    adding = db.doc('board/new').create({ n: 5 })
    await db.doc('board/far').set({ n: 100 })
    await waiting(1)
    const counted = await transaction.get(board.count())
    expect([found.size, counted.data().count]).toEqual([1, 1])
    transaction.set(db.doc('board/total'), { total: found.size })
  })
  await adding
  expect((await board.get()).size).toBe(2)
})

test('a transaction that fails or only reads releases its locks', async () => {
  const ref = db.doc('board/a')
  const failing = db.runTransaction(async (transaction) => {
    await transaction.get(ref)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await ref.set({ n: 2 })
  await db.runTransaction(
    async (transaction) => {
      await transaction.get(ref)
      await ref.set({ n: 3 })
      expect((await transaction.get(ref)).get('n')).toBe(2)
    },
    { readOnly: true },
  )
  expect((await ref.get()).get('n')).toBe(3)
})

test("a browser's transaction locks nothing, and waits for one that does", async () => {
  setLogLevel('silent')
  const app = initializeApp({ projectId: 'demo' }, crypto.randomUUID())
  cleanUps.push(() => deleteApp(app))
  const web = getFirestore(app)
  connectFirestoreEmulator(web, '127.0.0.1', emulator.port, { mockUserToken: { user_id: 'ann' } })
  const ref = db.doc('board/a')
  let attempts = 0
  const addInBrowser = (afterReading: () => Promise<unknown>) =>
    runTransaction(web, async (transaction) => {
      attempts += 1
      const found = await transaction.get(doc(web, 'board/a'))
      await afterReading()
      transaction.update(found.ref, { n: Number(found.get('n')) + 1 })
    })

  await addInBrowser(async () => attempts === 1 && ref.update({ n: 5 }))
  expect([attempts, (await ref.get()).get('n')]).toEqual([2, 6])

  let adding: Promise<unknown> = Promise.resolve()
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref)
    adding = addInBrowser(() => Promise.resolve())
    await waiting(1)
    transaction.update(ref, { n: Number(found.get('n')) + 100 })
  })
  await adding
  expect((await ref.get()).get('n')).toBe(107)
})

test('a waiting write does not delay the others of its batchWrite', async () => {
  const ref = db.doc('board/a')
  const writer = db.bulkWriter()
  let writes: Promise<unknown>[] = []
  await db.runTransaction(async (transaction) => {
    await transaction.get(ref)
    writes = [writer.set(ref, { n: 9 }), writer.set(db.doc('board/b'), { n: 9 })]
    void writer.flush()
    await expect.poll(async () => (await db.doc('board/b').get()).exists).toBe(true)
    expect((await ref.get()).get('n')).toBe(1)
  })
  await writer.close()
  await Promise.all(writes)
  expect((await ref.get()).get('n')).toBe(9)
})
