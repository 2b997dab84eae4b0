import { expect, test } from 'vitest'
import { createEngine } from '#emulator/engine/create-engine.ts'
import { loadRules } from '#emulator/rules/load-rules.ts'
import type { Caller } from './caller.ts'
import { createGuardedEngine } from './guarded-engine.ts'
import { createNames } from './parse/names.ts'
import { batchGet, runAggregationQuery, runQuery } from './rest/read-methods.ts'
import { createListenStream } from './streams/listen-stream.ts'
import { createResumeTokens } from './streams/resume-token.ts'
import { collectionIdOf, createUsage } from './usage.ts'

const names = createNames('demo')
const ann: Caller = {
  type: 'user',
  auth: { uid: 'ann', token: {} },
  expiresAt: Number.MAX_SAFE_INTEGER,
}
const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function me() { return get(/databases/$(database)/documents/users/$(request.auth.uid)).data; }
    function meAfter() { return getAfter(/databases/$(database)/documents/users/$(request.auth.uid)).data; }
    match /board/{id} {
      allow read: if me().may;
      allow write: if me().may && meAfter().may;
    }
    match /open/{id} { allow read, write; }
  }
}`

const minute = 60_000

async function createWorld() {
  const loaded = loadRules(rulesSource, { coverage: false })
  if ('issues' in loaded) throw new Error(JSON.stringify(loaded.issues))
  let now = Date.parse('2026-03-01T08:00:00Z')
  const clock = () => now
  const engine = await createEngine({ dataDir: null, projectId: 'demo', clock })
  const guarded = createGuardedEngine({
    engine,
    names,
    rules: () => loaded.ruleset,
    clock,
    log: () => {},
  })
  const set = (path: string, fields: Readonly<Record<string, boolean>> = {}) => ({
    update: {
      name: `${names.root}/${path}`,
      fields: Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, { booleanValue: value }]),
      ),
    },
  })
  await engine.commit([set('users/ann', { may: true })])
  const tokens = createResumeTokens('data')

  function listen(addTarget: object) {
    let resumeToken = ''
    const stream = createListenStream(
      { guarded, names, tokens, clock, log: () => {}, onRulesChange: () => () => {} },
      {
        send: (message) => {
          const { targetChange } = message as { targetChange?: { resumeToken?: string } }
          resumeToken = targetChange?.resumeToken ?? resumeToken
        },
        fail: (error) => {
          throw error
        },
      },
      ann,
    )
    stream.receive({ database: names.database, addTarget: { targetId: 2, ...addTarget } })
    return { stop: () => stream.closed(), token: () => resumeToken }
  }

  return {
    guarded,
    engine,
    set,
    remove: (path: string) => ({ delete: `${names.root}/${path}` }),
    listen,
    context: { guarded, names },
    call: (body: unknown) => ({ caller: ann, parent: names.root, body }),
    advance: (ms: number) => {
      now += ms
    },
    /** The usage since the previous call. */
    counted: () => {
      const { byCollection, ...totals } = guarded.usage.report()
      guarded.usage.reset()
      return { ...totals, board: byCollection['board'], users: byCollection['users'] }
    },
  }
}

const board = { structuredQuery: { from: [{ collectionId: 'board' }] } }
const none = { gets: 0, queries: 0, listens: 0, lookups: 0, writes: 0, deletes: 0 }

test('a commit costs its writes and deletes, and one lookup for each document that its rules read', async () => {
  const { guarded, set, remove, counted } = await createWorld()
  await guarded.commit(ann, [set('board/a'), set('board/b'), remove('board/c')])
  expect(counted()).toMatchObject({
    reads: 0,
    lookups: 1,
    writes: 2,
    deletes: 1,
    board: { ...none, writes: 2, deletes: 1 },
    users: { ...none, lookups: 1 },
  })
})

test('a denied commit costs only the lookups of its rules', async () => {
  const { guarded, engine, set, counted } = await createWorld()
  await engine.commit([set('users/ann', { may: false })])
  await expect(guarded.commit(ann, [set('board/a')])).rejects.toThrow('permissions')
  expect(counted()).toMatchObject({ reads: 0, lookups: 1, writes: 0, deletes: 0 })
})

test('a get costs one read whether the document exists or not', async () => {
  const { context, call, engine, set, counted } = await createWorld()
  await engine.commit([set('board/a')])
  const documents = ['a', 'b'].map((id) => `${names.root}/board/${id}`)
  await batchGet(context, call({ documents }))
  expect(counted()).toMatchObject({ reads: 2, lookups: 1, board: { ...none, gets: 2 } })
})

test('a query costs its results (at least one) and the documents that its offset skips', async () => {
  const { context, call, engine, set, counted } = await createWorld()
  await runQuery(context, call(board))
  expect(counted()).toMatchObject({ reads: 1, lookups: 1, board: { ...none, queries: 1 } })
  await engine.commit(['a', 'b', 'c'].map((id) => set(`board/${id}`)))
  await runQuery(context, call(board))
  expect(counted().reads).toBe(3)
  await runQuery(context, call({ structuredQuery: { ...board.structuredQuery, offset: 2 } }))
  expect(counted().reads).toBe(3)
})

test('an aggregation costs one read per thousand index entries', async () => {
  const { context, call, engine, set, counted } = await createWorld()
  await engine.commit(Array.from({ length: 1001 }, (_, index) => set(`open/${index}`)))
  const count = (collectionId: string) =>
    runAggregationQuery(
      context,
      call({
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId }] },
          aggregations: [{ count: {} }],
        },
      }),
    )
  await count('board')
  expect(counted().reads).toBe(1)
  await count('open')
  expect(counted().reads).toBe(2)
})

test('a listener costs its first result, then each change, but no deletion', async () => {
  const { listen, engine, set, remove, counted } = await createWorld()
  await engine.commit([set('board/a', { open: true }), set('board/b', { open: true })])
  const field = { fieldPath: 'open' }
  const isOpen = { fieldFilter: { field, op: 'EQUAL', value: { booleanValue: true } } }
  const structuredQuery = { ...board.structuredQuery, where: isOpen }
  const listening = listen({ query: { parent: names.root, structuredQuery } })
  expect(counted()).toMatchObject({ reads: 2, lookups: 1, board: { ...none, listens: 2 } })
  await engine.commit([set('board/a', { open: true, urgent: true })])
  await engine.commit([set('board/c', { open: true })])
  await engine.commit([set('board/other', { open: false })])
  expect(counted()).toMatchObject({ reads: 2, lookups: 0 })
  // A document that leaves the result by a change.
  await engine.commit([set('board/b', { open: false })])
  expect(counted()).toMatchObject({ reads: 1, lookups: 0 })
  await engine.commit([remove('board/a')])
  expect(counted()).toMatchObject({ reads: 0, lookups: 0 })
  listening.stop()
})

test('a listener without results costs one read, and so does one of a missing document', async () => {
  const { listen, counted } = await createWorld()
  listen({ query: { parent: names.root, ...board } }).stop()
  expect(counted().reads).toBe(1)
  listen({ documents: { documents: [`${names.root}/open/none`] } }).stop()
  expect(counted().reads).toBe(1)
})

test('a resumed listener costs its changes, and after half an hour its full result', async () => {
  const { listen, engine, set, advance, counted } = await createWorld()
  await engine.commit(['a', 'b', 'c'].map((id) => set(`board/${id}`)))
  const query = { parent: names.root, ...board }
  const first = listen({ query })
  first.stop()
  counted()
  advance(minute)
  await engine.commit([set('board/b', { open: true })])
  const second = listen({ query, resumeToken: first.token() })
  second.stop()
  expect(counted().reads).toBe(1)
  advance(31 * minute)
  await engine.commit([set('board/b', { open: false })])
  listen({ query, resumeToken: second.token() }).stop()
  expect(counted().reads).toBe(3)
})

test('bytes are counted from the last reset', () => {
  let sent = 1000
  const usage = createUsage(() => sent)
  sent += 20
  expect(usage.report().bytesSent).toBe(20)
  usage.reset()
  sent += 3
  expect(usage.report().bytesSent).toBe(3)
})

test('finds the collection of a document', () => {
  expect(collectionIdOf('users/u1')).toBe('users')
  expect(collectionIdOf(`${names.root}/companies/c/orders/o`)).toBe('orders')
})
