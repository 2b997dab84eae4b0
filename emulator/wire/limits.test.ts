import { expect, test } from 'vitest'
import { createEngine } from '#emulator/engine/create-engine.ts'
import type { Write } from '#emulator/engine/types.ts'
import { loadRules } from '#emulator/rules/load-rules.ts'
import type { Caller } from './caller.ts'
import { createGuardedEngine } from './guarded-engine.ts'
import { createNames } from './parse/names.ts'

const names = createNames('demo')
const ann: Caller = {
  type: 'user',
  auth: { uid: 'ann', token: {} },
  expiresAt: Number.MAX_SAFE_INTEGER,
}
const owner: Caller = { type: 'owner' }

const trues = (count: number) => Array.from({ length: count }, () => 'true').join(' && ')
const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function may(id) { return get(/databases/$(database)/documents/users/$(id)).data.may; }
    // One lookup; two lookups of the same document; one lookup before and one after the write.
    match /one/{id} { allow read, write: if may('ann'); }
    match /twice/{id} { allow write: if may('ann') && may('ann'); }
    match /after/{id} {
      allow write: if may('ann') && getAfter(/databases/$(database)/documents/users/ann).data.may;
    }
    match /own/{id} { allow write: if may(id); }
    // 84 literals and 83 operators that count twice are 250 expressions.
    match /quarter/{id} { allow write: if ${trues(84)}; }
    match /more/{id} { allow write: if ${trues(83)} && !false; }
    match /open/{id} { allow write; }
  }
}`

async function createGuard(strictLimits: boolean) {
  const loaded = loadRules(rulesSource, { coverage: false })
  if ('issues' in loaded) throw new Error(JSON.stringify(loaded.issues))
  const engine = await createEngine({ dataDir: null, projectId: 'demo' })
  const clock = Date.now
  const rules = () => loaded.ruleset
  const guard = createGuardedEngine({ engine, names, rules, clock, log: () => {}, strictLimits })
  const people = ['ann', ...Array.from({ length: 30 }, (_, index) => `u${index}`)]
  await engine.commit(
    people.map((id) => ({
      update: { name: `${names.root}/users/${id}`, fields: { may: { booleanValue: true } } },
    })),
  )
  return guard
}

const write = (path: string, more: Partial<Write> = {}): Write => ({
  update: { name: `${names.root}/${path}`, fields: {} },
  ...more,
})
const writes = (collection: string, count: number): readonly Write[] =>
  Array.from({ length: count }, (_, index) => write(`${collection}/u${index}`))

/** 'ok', or the status of the error. */
async function attempt(
  given: readonly Write[],
  { isStrict = true, caller = ann }: { isStrict?: boolean; caller?: Caller } = {},
): Promise<string> {
  const guard = await createGuard(isStrict)
  return guard.commit(caller, given).then(
    () => 'ok',
    (error: { status: string }) => error.status,
  )
}

const denied = 'PERMISSION_DENIED'

test('strict: each write counts its lookups, even of the same document', async () => {
  expect(await attempt(writes('one', 20))).toBe('ok')
  expect(await attempt(writes('one', 21))).toBe(denied)
  expect(await attempt(writes('one', 400), { isStrict: false })).toBe('ok')
})

test('a document counts once within a write, and once more where its state after the write is read', async () => {
  expect(await attempt(writes('twice', 20))).toBe('ok')
  expect(await attempt(writes('after', 10))).toBe('ok')
  expect(await attempt(writes('after', 11))).toBe(denied)
  expect(await attempt(writes('after', 400), { isStrict: false })).toBe('ok')
})

test('by default each document counts once in a commit', async () => {
  expect(await attempt(writes('own', 20), { isStrict: false })).toBe('ok')
  expect(await attempt(writes('own', 21), { isStrict: false })).toBe(denied)
})

test('strict: the expressions of all writes count together', async () => {
  const oneMore = [...writes('quarter', 3), write('more/u0')]
  expect(await attempt(writes('quarter', 4))).toBe('ok')
  expect(await attempt(oneMore)).toBe(denied)
  expect(await attempt([...oneMore, ...writes('quarter', 100)], { isStrict: false })).toBe('ok')
})

test('strict: a read of many documents is limited to twenty lookups, too', async () => {
  const read = async (count: number, isStrict: boolean) => {
    const guard = await createGuard(isStrict)
    const paths = Array.from({ length: count }, (_, index) => `${names.root}/one/d${index}`)
    return () => guard.getAll(ann, paths)
  }
  expect((await read(20, true))()).toHaveLength(20)
  expect(await read(21, true)).toThrow(expect.objectContaining({ status: denied }))
  expect((await read(300, false))()).toHaveLength(300)
})

test('strict: a commit is at most 10 MiB, even by the owner', async () => {
  const chunk = (length: number) =>
    write('', { update: textDocument('open/last', 'x'.repeat(length)) })
  const others = Array.from({ length: 11 }, (_, index) =>
    write('', { update: textDocument(`open/p${index}`, 'x'.repeat(900_000)) }),
  )
  const limit = 10 * 1024 * 1024
  const parts = (total: number) => {
    const overhead = Buffer.byteLength(JSON.stringify([...others, chunk(0)]))
    return [...others, chunk(total - overhead)]
  }
  expect(Buffer.byteLength(JSON.stringify(parts(limit)))).toBe(limit)
  expect(await attempt(parts(limit))).toBe('ok')
  expect(await attempt(parts(limit + 1))).toBe('INVALID_ARGUMENT')
  expect(await attempt(parts(limit + 1), { caller: owner })).toBe('INVALID_ARGUMENT')
})

function textDocument(path: string, text: string) {
  return { name: `${names.root}/${path}`, fields: { text: { stringValue: text } } }
}

test('a commit is limited to 500 transforms per document, and in strict mode in total', async () => {
  const transforms = (path: string, count: number, from = 0): Write => ({
    transform: {
      document: `${names.root}/${path}`,
      fieldTransforms: Array.from({ length: count }, (_, index) => ({
        fieldPath: `f${from + index}`,
        setToServerValue: 'REQUEST_TIME' as const,
      })),
    },
  })
  const twoParts = (count: number) => [
    transforms('open/a', 250),
    transforms('open/a', count - 250, 250),
  ]
  const twoDocuments = (count: number) => [
    transforms('open/a', 250),
    transforms('open/b', count - 250),
  ]
  expect(await attempt(twoParts(500), { isStrict: false })).toBe('ok')
  expect(await attempt(twoParts(501), { isStrict: false })).toBe('INVALID_ARGUMENT')
  expect(await attempt(twoDocuments(501), { isStrict: false })).toBe('ok')
  expect(await attempt(twoDocuments(500))).toBe('ok')
  expect(await attempt(twoDocuments(501))).toBe('INVALID_ARGUMENT')
})
