import { type FirebaseApp, deleteApp, initializeApp } from 'firebase/app'
import {
  Bytes,
  type Firestore,
  GeoPoint,
  Timestamp,
  arrayUnion,
  average,
  collection,
  connectFirestoreEmulator,
  doc,
  getAggregateFromServer,
  getDocFromServer,
  getDocs,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  updateDoc,
  vector,
  where,
  writeBatch,
} from 'firebase/firestore'
import { connect } from 'node:http2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decodeMessage } from '#emulator/wire/grpc/decode-message.ts'
import { encodeMessage } from '#emulator/wire/grpc/encode-message.ts'
import { encodeGrpcFrame } from '#emulator/wire/grpc/frames.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// In Node the SDK speaks gRPC, over HTTP/2 without TLS.
let emulator: TestEmulator
let app: FirebaseApp
let db: Firestore

beforeEach(async () => {
  setLogLevel('silent')
  emulator = await startTestEmulator({ allowUnsigned: true })
  app = initializeApp({ projectId: 'demo' }, crypto.randomUUID())
  db = getFirestore(app)
  connectFirestoreEmulator(db, '127.0.0.1', emulator.port, { mockUserToken: { user_id: 'ann' } })
})
afterEach(async () => {
  await deleteApp(app)
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

test('writes and reads values of every type', async () => {
  const ref = doc(db, 'board/all')
  const values = {
    nothing: null,
    no: false,
    small: -5,
    zero: 0,
    large: Number.MAX_SAFE_INTEGER,
    half: 0.5,
    minusZero: -0,
    notANumber: NaN,
    infinite: -Infinity,
    text: 'ü🛠\u0000',
    empty: '',
    early: Timestamp.fromMillis(-1),
    raw: Bytes.fromUint8Array(new Uint8Array([0, 255])),
    place: new GeoPoint(1.5, -2),
    list: [1, { deep: [true] }],
    none: [],
    map: {},
    direction: vector([1, 2.5]),
  }
  await setDoc(ref, { ...values, at: serverTimestamp() })
  const { at, ...back } = (await getDocFromServer(ref)).data() ?? {}
  expect(JSON.stringify(back)).toBe(JSON.stringify(Object.fromEntries(sortedEntries(back, values))))
  expect(Object.is(back['minusZero'], -0)).toBe(true)
  expect(at).toBeInstanceOf(Timestamp)
})

test('serves writes, transactions, queries, aggregations and listeners', async () => {
  const snapshots: unknown[] = []
  const board = collection(db, 'board')
  const stop = onSnapshot(query(board, orderBy('n', 'desc'), limit(2)), ({ docs }) =>
    snapshots.push(docs.map((document) => document.get('n') as number)),
  )
  const batch = writeBatch(db)
  for (const n of [1, 2, 3]) batch.set(doc(board, String(n)), { n, tags: ['a'] })
  await batch.commit()
  await updateDoc(doc(board, '1'), { n: increment(10), tags: arrayUnion('b') })
  await runTransaction(db, async (transaction) => {
    const found = await transaction.get(doc(board, '2'))
    transaction.update(found.ref, { n: Number(found.get('n')) + 10 })
  })
  await expect.poll(() => snapshots.at(-1)).toEqual([12, 11])
  stop()
  const found = await getDocs(query(board, where('tags', 'array-contains', 'b')))
  expect(found.docs.map(({ id }) => id)).toEqual(['1'])
  const totals = await getAggregateFromServer(board, { total: sum('n'), mean: average('n') })
  expect(totals.data()).toEqual({ total: 26, mean: 26 / 3 })
})

test('returns refusals with their code and message', async () => {
  const denied = setDoc(doc(db, 'nowhere/1'), {})
  await expect(denied).rejects.toMatchObject({ code: 'permission-denied' })
  const missing = updateDoc(doc(db, 'board/none'), { a: 1 })
  await expect(missing).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('No document to update: projects/demo/databases/(default)/'),
  })
  const unlisted = new Promise((_resolve, reject) => {
    onSnapshot(collection(db, 'notes'), () => {}, reject)
  })
  await expect(unlisted).rejects.toMatchObject({ code: 'permission-denied' })
})

test('a listener resumes after its connection was lost', async () => {
  const snapshots: number[] = []
  onSnapshot(collection(db, 'board'), ({ size, metadata }) => {
    if (!metadata.fromCache) snapshots.push(size)
  })
  await expect.poll(() => snapshots.at(-1)).toBe(0)
  emulator.dropConnections()
  await emulator.engine.commit([{ update: { name: emulator.name('board/x'), fields: {} } }])
  await expect.poll(() => snapshots.at(-1)).toBe(1)
})

/** One gRPC call with raw bytes; returns its status, message and responses. */
async function call(method: string, bytes: Buffer, headers: object = {}) {
  const session = connect(emulator.url)
  const request = session.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${method}`,
    'content-type': 'application/grpc',
    te: 'trailers',
    ...headers,
  })
  const responses: Buffer[] = []
  let trailers: Record<string, unknown> = {}
  request.on('trailers', (given) => {
    trailers = { ...given }
  })
  request.end(bytes)
  for await (const chunk of request as AsyncIterable<Buffer>) responses.push(chunk)
  session.close()
  return { status: trailers['grpc-status'], response: Buffer.concat(responses).subarray(5) }
}

test('answers malformed calls with a status and keeps running', async () => {
  const name = emulator.name('board/raw')
  const owner = { authorization: 'Bearer owner' }
  const commit = encodeMessage('CommitRequest', {
    database: 'projects/demo/databases/(default)',
    writes: [{ update: { name, fields: { n: { integerValue: '-1' } } } }],
  })
  const deep = Array.from({ length: 300 }).reduce<Buffer>(
    (inner) => Buffer.concat([Buffer.from([0x12, 0x80, 0x80, 0x04]), inner]),
    Buffer.alloc(0),
  )
  for (const [method, bytes, status] of [
    ['Nothing', Buffer.alloc(0), '12'],
    ['toString', Buffer.alloc(0), '12'],
    ['Commit', Buffer.alloc(0), '3'],
    ['Commit', encodeGrpcFrame(Buffer.from([0xff])), '3'],
    ['Commit', encodeGrpcFrame(deep), '3'],
    ['Commit', Buffer.from([1, 0, 0, 0, 0]), '12'],
    ['Commit', Buffer.from([0, 0xff, 0xff, 0xff, 0xff]), '8'],
    ['Listen', encodeGrpcFrame(Buffer.from([0x12, 0x05, 0x01])), '3'],
  ] as const)
    expect([method, (await call(method, bytes, owner)).status]).toEqual([method, status])
  expect(
    (await call('Commit', encodeGrpcFrame(commit), { authorization: 'Bearer x' })).status,
  ).toBe('16')
  expect((await call('Commit', encodeGrpcFrame(commit), owner)).status).toBe('0')
  const got = await call(
    'GetDocument',
    encodeGrpcFrame(encodeMessage('GetDocumentRequest', { name })),
    owner,
  )
  expect(decodeMessage('Document', got.response)).toMatchObject({
    name,
    fields: { n: { integerValue: '-1' } },
  })
})

function sortedEntries(like: object, values: Readonly<Record<string, unknown>>) {
  return Object.keys(like).map((key) => [key, values[key]])
}
