import { type FirebaseApp, deleteApp, initializeApp } from 'firebase/app'
import {
  type Firestore,
  type Query,
  type QueryConstraint,
  type WhereFilterOp,
  collection,
  connectFirestoreEmulator,
  count,
  doc,
  documentId,
  getAggregateFromServer,
  getDocsFromServer,
  getFirestore,
  limit,
  onSnapshot,
  or,
  orderBy,
  query,
  setLogLevel,
  sum,
  vector,
  where,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// Queries that the SDK's own integration tests run against a backend.
let emulator: TestEmulator
const apps: FirebaseApp[] = []
let db: Firestore
/** Writes with a separate client, so that the reading client has nothing in its cache. */
let writer: Firestore

beforeAll(async () => {
  setLogLevel('silent')
  emulator = await startTestEmulator({ allowUnsigned: true })
  writer = connect()
})
afterAll(async () => {
  await Promise.all(apps.map(deleteApp))
  await emulator.close()
  removeDataDir(emulator.dataDir)
})
beforeEach(async () => {
  await emulator.engine.clear()
  db = connect()
})

function connect(): Firestore {
  const app = initializeApp({ projectId: 'demo' }, crypto.randomUUID())
  apps.push(app)
  const client = getFirestore(app)
  const mockUserToken = { user_id: 'ann' }
  connectFirestoreEmulator(client, '127.0.0.1', emulator.port, { mockUserToken })
  return client
}

async function store(documents: Readonly<Record<string, object>>): Promise<void> {
  const batch = writeBatch(writer)
  for (const [id, data] of Object.entries(documents)) batch.set(doc(writer, 'board', id), data)
  await batch.commit()
}
async function find(...constraints: readonly QueryConstraint[]): Promise<string[]> {
  const { docs } = await getDocsFromServer(query(collection(db, 'board'), ...constraints))
  return docs.map(({ id }) => id)
}

const zips = {
  nan: { zip: NaN },
  one: { zip: 91102 },
  two: { zip: 98101 },
  text: { zip: '98101' },
  list: { zip: [98101] },
  map: { zip: { code: 500 } },
  none: { code: 500 },
  null: { zip: null },
}
const all = ['nan', 'one', 'two', 'text', 'list', 'map']
const without = (...ids: readonly string[]) => all.filter((id) => !ids.includes(id))

test.each<[WhereFilterOp, unknown, readonly string[]]>([
  ['==', null, ['null']],
  ['==', NaN, ['nan']],
  ['!=', 98101, without('two')],
  ['!=', { code: 500 }, without('map')],
  ['!=', null, all],
  ['!=', NaN, without('nan')],
  ['in', [98101, [98101]], ['list', 'two']],
  ['in', [null], []],
  ['in', [98101, null], ['two']],
  ['in', [NaN], []],
  ['in', [98101, NaN], ['two']],
  ['not-in', [98101, [98101]], without('two', 'list')],
  ['not-in', [null], []],
  ['not-in', [NaN, 98101], without('nan', 'two')],
  ['<', 98101, ['one']],
  ['<=', 98101, ['one', 'two']],
  ['>', 91102, ['two']],
  ['>=', -Infinity, ['one', 'two']],
  ['<=', Infinity, ['one', 'two']],
  ['<', NaN, []],
  ['<=', NaN, ['nan']],
  ['>', NaN, []],
  ['>=', NaN, ['nan']],
  ['<', null, []],
  ['<=', null, ['null']],
  ['>', null, []],
  ['>=', null, ['null']],
  ['>=', false, []],
  ['>=', '', ['text']],
  ['<', '98102', ['text']],
  ['<=', [98101], ['list']],
  ['>', {}, ['map']],
])('zip %s %j', async (op, value, expected) => {
  await store(zips)
  expect(await find(where('zip', op, value))).toEqual(expected)
})

test('compares numbers only with numbers, in listeners and sums too', async () => {
  await store(zips)
  const low = query(collection(db, 'board'), where('zip', '<=', 98101))
  const received = await new Promise<string[]>((resolve) => {
    const stop = onSnapshot(low, ({ docs, metadata }) => {
      if (metadata.fromCache) return
      stop()
      resolve(docs.map(({ id }) => id))
    })
  })
  expect(received).toEqual(['one', 'two'])
  const totals = await getAggregateFromServer(low, { count: count(), sum: sum('zip') })
  expect(totals.data()).toEqual({ count: 2, sum: 91102 + 98101 })
  const both = query(low, where('zip', '!=', 91102))
  expect((await getDocsFromServer(both)).docs.map(({ id }) => id)).toEqual(['two'])
})

test.each<[WhereFilterOp, unknown, readonly string[]]>([
  ['array-contains', 42, ['a', 'b']],
  ['array-contains', null, []],
  ['array-contains', NaN, []],
  ['array-contains-any', [42, 43], ['a', 'b', 'c']],
  ['array-contains-any', [{ a: 42 }], ['d']],
  ['array-contains-any', [null], []],
  ['array-contains-any', [43, null, NaN], ['c']],
])('list %s %j', async (op, value, expected) => {
  await store({
    a: { list: [42] },
    b: { list: ['a', 42, 'c'] },
    c: { list: [43] },
    d: { list: [{ a: 42 }] },
    e: { list: [null] },
    f: { list: [NaN] },
    g: { list: 42 },
  })
  expect(await find(where('list', op, value))).toEqual(expected)
})

test('orders numeric ids by number and others by bytes, in listeners too', async () => {
  const expected = [
    '__id-9223372036854775808__',
    '__id-2__',
    '__id7__',
    '__id12__',
    '__id9223372036854775807__',
    '12',
    '7',
    'A',
    'Aa',
    '__id',
    '__id1_',
    '_id1__',
    'a',
    '︒',
    'Ｐ',
    '🄟',
    '😀',
  ]
  await store(Object.fromEntries(expected.toReversed().map((id) => [id, { a: 1 }])))
  const byId = orderBy(documentId())
  expect(await find(byId)).toEqual(expected)
  expect(
    await find(byId, where(documentId(), '>', '__id7__'), where(documentId(), '<=', '7')),
  ).toEqual(expected.slice(3, 7))
  const received = await new Promise<string[]>((resolve) => {
    const stop = onSnapshot(query(collection(db, 'board'), byId), ({ docs }) => {
      stop()
      resolve(docs.map(({ id }) => id))
    })
  })
  expect(received).toEqual(expected)
})

test('orders values of all types, vectors between lists and maps', async () => {
  const values: readonly unknown[] = [
    null,
    false,
    NaN,
    -Infinity,
    -1.5,
    0,
    2 ** 53,
    new Date(0),
    '',
    'b',
    [1, 2, 3],
    [100],
    vector([-100]),
    vector([100]),
    vector([1, 2]),
    vector([2, 1]),
    {},
    { HELLO: 'x' },
    { hello: 'x' },
  ]
  const ids = values.map((_, n) => String(n).padStart(2, '0'))
  await store(Object.fromEntries(ids.map((id, n) => [id, { v: values[n] }])))
  expect(await find(orderBy('v'))).toEqual(ids)
  expect(await find(orderBy('v', 'desc'))).toEqual(ids.toReversed())
  expect(await find(where('v', '==', vector([1, 2])))).toEqual(['14'])
})

test('returns each result of a disjunction once, in the order of the query', async () => {
  await store({
    doc1: { a: 1, b: 0 },
    doc2: { a: 2, b: 1 },
    doc3: { a: 3, b: 2 },
    doc4: { a: 1, b: 3 },
    doc5: { a: 1, b: 1 },
  })
  const board = collection(db, 'board')
  const ids = async (given: Query) => (await getDocsFromServer(given)).docs.map(({ id }) => id)
  const inOrder = query(board, or(where('a', '>', 2), where('b', '==', 1)))
  expect(await ids(inOrder)).toEqual(['doc5', 'doc2', 'doc3'])
  const first = query(board, or(where('a', '==', 1), where('b', '>', 0)), limit(2))
  expect(await ids(first)).toEqual(['doc1', 'doc2'])
  expect(await find(where('a', 'in', [2, 3]), orderBy('a'))).toEqual(['doc2', 'doc3'])
  expect(await find(where('a', 'in', [2, 3]), where('a', 'in', [0, 1, 4]))).toEqual([])
})
