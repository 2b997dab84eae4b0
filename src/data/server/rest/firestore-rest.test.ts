import { expect, test } from 'vitest'
import { createFirestoreRest } from './firestore-rest.ts'
import type { HttpAnswer } from './http.ts'

const call = { token: 't', timeoutMs: 1000 }

function rest(answer: Partial<HttpAnswer> | Error) {
  return createFirestoreRest({
    origin: 'http://server',
    projectId: 'p',
    http: async () => {
      if (answer instanceof Error) throw answer
      const header = (name: string) => (name === 'content-type' ? 'application/json' : null)
      return { status: 200, redirected: false, header, text: '{}', ...answer }
    },
  })
}
const write = {
  update: { name: 'n', fields: {} },
  updateTransforms: [],
  currentDocument: { exists: false },
}
const good = '{"commitTime":"2026-03-01T09:00:00Z","writeResults":[{}]}'

test('a commit counts as successful only if the answer is complete', async () => {
  expect(await rest({ text: good }).commit([write], call)).toMatchObject({ ok: true })
  const wrong: (Partial<HttpAnswer> | Error)[] = [
    { text: '<html>Sign in</html>', header: () => 'text/html' },
    { text: good, header: () => 'text/html' },
    { text: good, redirected: true },
    { text: good.slice(0, 30) },
    { text: '{"writeResults":[{}]}' },
    { text: '{"commitTime":"2026-03-01T09:00:00Z","writeResults":[{},{}]}' },
    { text: '{}' },
  ]
  for (const answer of wrong) {
    const result = await rest(answer).commit([write], call)
    expect(result).toMatchObject({ ok: false, problem: { status: 'NOT_FIRESTORE' } })
  }
})

test('a missing answer is a failure of its own kind', async () => {
  const result = await rest(new TypeError('Failed to fetch')).commit([write], call)
  expect(result).toMatchObject({ ok: false, problem: { status: 'NO_ANSWER' } })
})

test('a refusal keeps its status, even inside the array of a streaming method', async () => {
  const body = '{"error":{"code":403,"status":"PERMISSION_DENIED","message":"no"}}'
  const denied = { status: 'PERMISSION_DENIED', message: 'no', retryAfterMs: null }
  expect(await rest({ status: 403, text: body }).commit([write], call)).toEqual({
    ok: false,
    problem: denied,
  })
  expect(await rest({ status: 403, text: `[${body}]` }).batchGet(['n'], call)).toEqual({
    ok: false,
    problem: denied,
  })
})

test('Retry-After is understood in seconds', async () => {
  const text = '{"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}'
  const header = (name: string) => (name === 'retry-after' ? '7' : null)
  const result = await rest({ status: 429, text, header }).commit([write], call)
  expect(result).toMatchObject({ problem: { status: 'RESOURCE_EXHAUSTED', retryAfterMs: 7000 } })
})

test('a read must answer for every name', async () => {
  const text = '[{"missing":"a","readTime":"2026-03-01T09:00:00Z"}]'
  expect(await rest({ text }).batchGet(['a'], call)).toMatchObject({ ok: true })
  expect(await rest({ text }).batchGet(['a', 'b'], call)).toMatchObject({ ok: false })
  const odd = '[{"found":{"name":"a","fields":{},"updateTime":"t"}}]'
  expect(await rest({ text: odd }).batchGet(['a'], call)).toMatchObject({ ok: false })
})

test('a value of an unknown kind spoils neither its document nor the others', async () => {
  const found = (name: string, fields: object) => ({
    found: { name, fields, updateTime: '2026-03-01T09:00:00Z' },
  })
  const text = JSON.stringify([
    found('a', { x: { newKind: 1 }, y: { stringValue: 'kept' }, z: 7 }),
    found('b', { x: { booleanValue: true } }),
  ])
  const answer = await rest({ text }).batchGet(['a', 'b'], call)
  expect(answer.ok && [...answer.value.docs.values()].map((each) => each?.doc)).toEqual([
    { x: null, y: 'kept', z: null },
    { x: true },
  ])
})

test('a query answers with what it found, in order, and with its read time', async () => {
  const query = { parent: 'p', structuredQuery: { from: [{ collectionId: 'mutations' }] } }
  const fields = { x: { integerValue: '1' } }
  const found = (name: string) => ({ document: { name, fields }, readTime: 't' })
  const text = JSON.stringify([found('b'), found('a'), { document: { name: 'c' }, readTime: 't' }])
  expect(await rest({ text }).query(query, call)).toEqual({
    ok: true,
    value: {
      docs: [
        { name: 'b', doc: { x: 1 }, fields },
        { name: 'a', doc: { x: 1 }, fields },
        { name: 'c', doc: {}, fields: {} },
      ],
      readTime: 't',
    },
  })
  expect(await rest({ text: '[{"readTime":"t"}]' }).query(query, call)).toEqual({
    ok: true,
    value: { docs: [], readTime: 't' },
  })
})

test.each([
  '[{"found":{}}]',
  '[]',
  '{}',
  '[{"document":{"fields":{}},"readTime":"t"}]',
  '[{"document":{"name":"a","fields":[]},"readTime":"t"}]',
  '[{"document":{"name":"a"},"readTime":"t"},{"error":{"code":14,"status":"UNAVAILABLE"}}]',
  '[{"document":{"name":"a"},"readTime":"t"}',
])('a malformed or truncated answer to a query is not accepted: %s', async (text) => {
  const query = { parent: 'p', structuredQuery: { from: [{ collectionId: 'mutations' }] } }
  expect(await rest({ text }).query(query, call)).toMatchObject({ ok: false })
})
