import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRestClient, signUpUser, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

type Call = ReturnType<typeof createRestClient>

let emulator: TestEmulator
let ann: { uid: string; token: string }
let asAnn: Call
let asOwner: Call
let unauthenticated: Call

beforeAll(async () => {
  emulator = await startTestEmulator()
  ann = await signUpUser(emulator)
  asAnn = createRestClient(emulator, ann.token)
  asOwner = createRestClient(emulator, 'owner')
  unauthenticated = createRestClient(emulator)
})
afterAll(async () => {
  await emulator.close()
  removeDataDir(emulator.dataDir)
})
beforeEach(() => emulator.engine.clear())

const set = (path: string, fields: object, currentDocument?: object) => ({
  update: { name: emulator.name(path), fields },
  ...(currentDocument && { currentDocument }),
})
const text = (stringValue: string) => ({ stringValue })
const number = (integerValue: number) => ({ integerValue: String(integerValue) })
/** The request time of a commit, which in Firestore has millisecond precision. */
const toMilliseconds = (time: string) => `${time.slice(0, -4)}000Z`
const denied = {
  error: {
    code: 403,
    message: 'Missing or insufficient permissions.',
    status: 'PERMISSION_DENIED',
  },
}

test('commits writes and reads them with batchGet', async () => {
  const committed = await asAnn('POST', ':commit', {
    writes: [
      {
        ...set('board/a', { title: text('first') }),
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  })
  expect(committed.status).toBe(200)
  const { commitTime, writeResults } = committed.body
  expect(writeResults?.[0]).toEqual({
    updateTime: commitTime,
    transformResults: [{ timestampValue: toMilliseconds(textOf(commitTime)) }],
  })

  const read = await asAnn('POST', ':batchGet', {
    documents: [emulator.name('board/a'), emulator.name('board/b')],
  })
  expect(read.body[0]?.['found']).toEqual({
    name: emulator.name('board/a'),
    fields: { title: text('first'), at: { timestampValue: toMilliseconds(textOf(commitTime)) } },
    createTime: commitTime,
    updateTime: commitTime,
  })
  expect(read.body[1]?.['missing']).toBe(emulator.name('board/b'))
})

test('answers failed preconditions with their status', async () => {
  await asOwner('POST', ':commit', { writes: [set('board/a', { n: number(1) })] })
  const exists = await asAnn('POST', ':commit', {
    writes: [set('board/a', { n: number(2) }, { exists: false })],
  })
  expect([exists.status, exists.body['error']?.['status']]).toEqual([409, 'ALREADY_EXISTS'])
  const missing = await asAnn('POST', ':commit', {
    writes: [set('board/b', { n: number(2) }, { exists: true })],
  })
  expect([missing.status, missing.body['error']?.['status']]).toEqual([404, 'NOT_FOUND'])
  const stale = await asAnn('POST', ':commit', {
    writes: [set('board/a', { n: number(2) }, { updateTime: '2020-01-01T00:00:00Z' })],
  })
  expect([stale.status, stale.body['error']?.['status']]).toEqual([400, 'FAILED_PRECONDITION'])
})

test('runs queries and aggregations', async () => {
  await asOwner('POST', ':commit', {
    writes: [1, 2, 3].map((n) => set(`board/d${n}`, { n: number(n) })),
  })
  const structuredQuery = {
    from: [{ collectionId: 'board' }],
    where: {
      fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: number(1) },
    },
  }
  const query = await asAnn('POST', ':runQuery', { structuredQuery })
  expect(Array.from({ length: 2 }, (_, i) => query.body[i]?.['document']?.['name'])).toEqual([
    emulator.name('board/d2'),
    emulator.name('board/d3'),
  ])
  const sum = await asAnn('POST', ':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery,
      aggregations: [
        { alias: 'all', count: {} },
        { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
      ],
    },
  })
  expect(sum.body[0]?.['result']?.['aggregateFields']).toEqual({ all: number(2), sum: number(5) })
})

test('answers an empty query with its read time', async () => {
  const { body } = await asAnn('POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: 'board' }] },
  })
  expect(Object.keys(body[0] ?? {})).toEqual(['readTime'])
})

test('aborts a transaction whose document has changed', async () => {
  await asOwner('POST', ':commit', { writes: [set('board/a', { n: number(1) })] })
  const begun = await asAnn('POST', ':beginTransaction', { options: { readWrite: {} } })
  const transaction = begun.body['transaction']
  await asAnn('POST', ':batchGet', { documents: [emulator.name('board/a')], transaction })
  await asOwner('POST', ':commit', { writes: [set('board/a', { n: number(2) })] })
  const committed = await asAnn('POST', ':commit', {
    transaction,
    writes: [set('board/a', { n: number(3) })],
  })
  expect([committed.status, committed.body['error']?.['status']]).toEqual([409, 'ABORTED'])
  const second = await asAnn('POST', ':beginTransaction', {})
  const rolledBack = await asAnn('POST', ':rollback', { transaction: second.body['transaction'] })
  expect(rolledBack).toEqual({ status: 200, body: {} })
})

test('batchWrite returns a status for each write', async () => {
  const { body } = await asAnn('POST', ':batchWrite', {
    writes: [
      set('board/a', { n: number(1) }),
      set('notes/x', { owner: text('somebody') }),
      set('board/b', { n: number(2) }),
    ],
  })
  expect(Array.from({ length: 3 }, (_, i) => body['status']?.[i]?.['code'])).toEqual([
    undefined,
    7,
    undefined,
  ])
  expect(emulator.engine.get(emulator.name('board/b'))).toBeDefined()
  expect(emulator.engine.get(emulator.name('notes/x'))).toBeUndefined()
})

test('limits a batchWrite, but not a commit, to 500 writes', async () => {
  const writes = Array.from({ length: 501 }, (_, n) => set(`board/n${n}`, {}))
  expect((await asAnn('POST', ':commit', { writes })).status).toBe(200)
  const refused = await asAnn('POST', ':batchWrite', { writes })
  expect([refused.status, refused.body['error']?.['status']]).toEqual([400, 'INVALID_ARGUMENT'])
})

test('creates, lists, patches and deletes documents by URL', async () => {
  const created = await asAnn('POST', 'board?documentId=a', {
    fields: { title: text('first'), n: number(1) },
  })
  expect(created.body['name']).toBe(emulator.name('board/a'))
  const named = await asAnn('POST', 'board', { fields: {} })
  expect(named.body['name']).toEqual(expect.stringMatching(/\/board\/[\w-]{20}$/))

  const patched = await asAnn(
    'PATCH',
    'board/a?updateMask.fieldPaths=n&mask.fieldPaths=n&currentDocument.exists=true',
    { fields: { n: number(7) } },
  )
  expect(patched.body['fields']).toEqual({ n: number(7) })
  const got = await asAnn('GET', 'board/a')
  expect(got.body['fields']).toEqual({ title: text('first'), n: number(7) })

  const first = await asAnn('GET', 'board?pageSize=1')
  const rest = await asAnn(
    'GET',
    `board?pageSize=5&pageToken=${encodeURIComponent(textOf(first.body['nextPageToken']))}`,
  )
  expect([first.body['documents']?.['length'], rest.body['documents']?.['length']]).toEqual([1, 1])
  expect(rest.body['nextPageToken']).toBeUndefined()

  expect(await asAnn('DELETE', 'board/a')).toEqual({ status: 200, body: {} })
  expect((await asAnn('GET', 'board/a')).status).toBe(404)
})

test('lists missing parents of documents page by page, for the owner only', async () => {
  const owner = createRestClient(emulator, 'owner')
  const paths = [
    'board/b',
    'board/a/deep/x',
    'board/c/deep/x/deeper/y',
    'board/d',
    'board/d/deep/x',
  ]
  await owner('POST', ':commit', { writes: paths.map((path) => set(path, {})) })
  const names: string[] = []
  for (let token: string | undefined = ''; token !== undefined;) {
    const { body } = await owner('GET', `board?pageSize=3&showMissing=true&pageToken=${token}`)
    const listed = body['documents'] as unknown as { name: string; createTime?: string }[]
    for (const { name, createTime } of listed)
      names.push(`${name.split('/').at(-1)} ${createTime === undefined ? 'missing' : 'there'}`)
    token = body['nextPageToken'] === undefined ? undefined : textOf(body['nextPageToken'])
  }
  expect(names).toEqual(['a missing', 'b there', 'c missing', 'd there'])
  expect((await asAnn('GET', 'board?showMissing=true')).status).toBe(403)
})

test('partitions a query into one partition', async () => {
  const body = { structuredQuery: { from: [{ collectionId: 'board', allDescendants: true }] } }
  const owner = createRestClient(emulator, 'owner')
  expect(await owner('POST', ':partitionQuery', body)).toEqual({ status: 200, body: {} })
  expect((await asAnn('POST', ':partitionQuery', body)).status).toBe(403)
})

test('lists collection ids for the owner only', async () => {
  await asOwner('POST', ':commit', {
    writes: [set('board/a', {}), set('notes/n', {}), set('board/a/parts/p', {})],
  })
  expect((await asOwner('POST', ':listCollectionIds', {})).body['collectionIds']).toEqual([
    'board',
    'notes',
  ])
  expect((await asOwner('POST', 'board/a:listCollectionIds', {})).body['collectionIds']).toEqual([
    'parts',
  ])
  expect((await asAnn('POST', ':listCollectionIds', {})).status).toBe(403)
})

test('evaluates the rules for every read, query and write', async () => {
  await asOwner('POST', ':commit', {
    writes: [
      set('notes/mine', { owner: text(ann.uid) }),
      set('notes/other', { owner: text('bob') }),
    ],
  })
  const allNotes = { structuredQuery: { from: [{ collectionId: 'notes' }] } }
  const myNotes = {
    structuredQuery: {
      ...allNotes.structuredQuery,
      where: {
        fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: text(ann.uid) },
      },
    },
  }
  const both = [emulator.name('notes/mine'), emulator.name('notes/other')]

  expect((await asAnn('GET', 'notes/mine')).status).toBe(200)
  expect((await asAnn('POST', ':runQuery', myNotes)).status).toBe(200)
  expect(await asAnn('GET', 'notes/other')).toEqual({ status: 403, body: denied })
  expect(await asAnn('GET', 'notes')).toEqual({ status: 403, body: denied })
  expect(await asAnn('POST', ':batchGet', { documents: both })).toEqual({
    status: 403,
    body: [denied],
  })
  expect(await asAnn('POST', ':runQuery', allNotes)).toEqual({ status: 403, body: [denied] })
  expect(await asAnn('DELETE', 'notes/other')).toEqual({ status: 403, body: denied })
  expect(await unauthenticated('GET', 'notes/mine')).toEqual({ status: 403, body: denied })

  const mixed = await asAnn('POST', ':commit', {
    writes: [set('board/a', {}), set('notes/new', { owner: text('bob') })],
  })
  expect(mixed.status).toBe(403)
  expect(emulator.engine.get(emulator.name('board/a'))).toBeUndefined()
})

test('requires permission to read for a verify', async () => {
  const verify = { verify: emulator.name('notes/other'), currentDocument: { exists: false } }
  expect((await asAnn('POST', ':commit', { writes: [verify] })).status).toBe(403)
})

test('refuses an invalid token, whatever the rules allow', async () => {
  const answer = await createRestClient(emulator, `${ann.token}x`)('GET', 'board/a')
  expect([answer.status, answer.body['error']?.['status']]).toEqual([401, 'UNAUTHENTICATED'])
})

test('refuses pages of other sites, whatever token they send', async () => {
  const response = await fetch(`${emulator.documents}/notes/x`, {
    headers: { Authorization: 'Bearer owner', Origin: 'https://example.com' },
  })
  expect(response.status).toBe(403)
  const cleared = await fetch(
    `${emulator.url}/emulator/v1/projects/demo/databases/(default)/documents`,
    { method: 'DELETE', headers: { Origin: 'https://example.com' } },
  )
  expect(cleared.status).toBe(403)
})

test('answers malformed requests with a 4xx and keeps running', async () => {
  const requests: readonly (readonly [string, string, unknown?])[] = [
    ['POST', ':commit', '{"writes":'],
    ['POST', ':commit', '[]'],
    ['POST', ':commit', 'null'],
    ['POST', ':commit', { writes: 'all' }],
    ['POST', ':commit', { writes: [null] }],
    ['POST', ':commit', { writes: [{}] }],
    ['POST', ':commit', { writes: [{ delete: 7 }] }],
    ['POST', ':commit', { writes: [{ delete: 'projects/demo' }] }],
    ['POST', ':commit', { writes: [{ delete: 'projects/x/databases/(default)/documents/a/b' }] }],
    ['POST', ':commit', { writes: [{ update: { name: emulator.name('board/a'), fields: [] } }] }],
    ['POST', ':commit', { writes: [set('board/a', { n: { integerValue: 'x' } })] }],
    ['POST', ':commit', { writes: [set('board/a', { n: { fancyValue: 1 } })] }],
    ['POST', ':commit', { writes: [set('board', {})] }],
    ['POST', ':commit', { transaction: 5 }],
    ['POST', ':batchGet', { documents: 'all' }],
    ['POST', ':batchGet', { documents: ['../../x'] }],
    ['POST', ':batchGet', { documents: [], readTime: 'yesterday' }],
    ['POST', ':runQuery', {}],
    ['POST', ':runQuery', { structuredQuery: { from: 'board' } }],
    ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'a/b' }] } }],
    ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'board' }], limit: -1 } }],
    ['POST', 'board:runQuery', { structuredQuery: { from: [{ collectionId: 'board' }] } }],
    ['POST', ':runAggregationQuery', { structuredAggregationQuery: {} }],
    ['POST', ':rollback', {}],
    ['POST', ':rollback', { transaction: 'bm9uZQ==' }],
    ['POST', ':noSuchMethod', {}],
    ['PATCH', 'board/a?updateMask.fieldPaths=a..b', { fields: {} }],
    ['PATCH', 'board/a?currentDocument.exists=perhaps', { fields: {} }],
    ['PATCH', 'board/a', '{'],
    ['POST', 'board?documentId=a%2Fb%2Fc', { fields: {} }],
    ['GET', 'board?pageSize=many'],
    ['GET', 'board?pageToken=%00%01'],
    ['GET', 'board/%E0%A4%A'],
    ['GET', 'board/__id__'],
    ['PUT', 'board/a', {}],
    ['GET', '/v1/projects/demo/databases/other/documents/board/a'],
    ['GET', '/v1/nonsense'],
    ['GET', '/nothing/here'],
  ]
  for (const [method, path, body] of requests) {
    const answer = await asOwner(method, path, body)
    const error = answer.body['error'] ?? answer.body[0]?.['error']
    expect([method, path, body, answer.status >= 400 && answer.status < 500]).toEqual([
      method,
      path,
      body,
      true,
    ])
    expect(error?.['code']).toBe(answer.status)
    expect(typeof error?.['status']).toBe('string')
  }
  expect((await asOwner('GET', 'board')).status).toBe(200)
})

test('refuses a body over 10 MiB', async () => {
  const { status, body } = await asOwner('POST', ':commit', 'x'.repeat(10 * 1024 * 1024 + 1))
  expect([status, body['error']?.['status']]).toEqual([400, 'INVALID_ARGUMENT'])
  expect(body['error']?.['message']).toEqual(expect.stringContaining('exceeds the limit'))
})

test('answers a preflight for any origin, with credentials', async () => {
  const response = await fetch(`${emulator.documents}:commit`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://127.0.0.1:4800',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-goog-api-client',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4800')
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
})

test('loads other rules, and keeps the old ones if the new ones have errors', async () => {
  const put = (content: string) =>
    unauthenticated('PUT', '/emulator/v1/projects/demo:securityRules', {
      rules: { files: [{ name: 'security.rules', content }] },
    })
  const broken = await put('service cloud.firestore { match /a { allow }')
  expect(broken.status).toBe(400)
  expect(broken.body['error']?.['message']).toEqual(expect.stringMatching(/^\d+:\d+ /))
  expect((await asAnn('GET', 'board')).status).toBe(200)

  const closed = await put(
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {} }",
  )
  expect(closed.status).toBe(200)
  expect((await asAnn('GET', 'board')).status).toBe(403)
})
