import { expect, test } from 'vitest'
import { createEngine } from './create-engine.ts'
import type { Engine, StoredDocument } from './types.ts'

const root = 'projects/demo/databases/(default)/documents'
const int = (n: number) => ({ integerValue: String(n) })
const set = (path: string, n: number) => ({
  update: { name: `${root}/${path}`, fields: { n: int(n) } },
})

/** More than two pages of plain, nested and very long names. */
const paths = [
  ...Array.from({ length: 1_100 }, (_, n) => `c/${n}`),
  ...Array.from({ length: 10 }, (_, n) => `c/0/deep/${n}`),
  ...Array.from({ length: 600 }, (_, n) => `${'l'.repeat(1_400)}/${'x'.repeat(1_400)}${n}`),
  'missing/parent/child/x',
]

async function createFilled(): Promise<Engine> {
  const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
  for (let from = 0; from < paths.length; from += 400)
    await engine.commit(paths.slice(from, from + 400).map((path) => set(path, 1)))
  return engine
}

const byName = (documents: Iterable<StoredDocument | undefined>) =>
  new Map([...documents].map((document) => [document?.name, document]))

test('every document is exported once, as it was when the export began', async () => {
  const engine = await createFilled()
  const before = byName(paths.map((path) => engine.get(`${root}/${path}`)))
  const exported: StoredDocument[] = []
  let turn = 0
  for (const page of engine.exportDocuments()) {
    exported.push(...page)
    turn += 1
    const [first = '', , third = ''] = paths.slice(turn * 300)
    await engine.commit([
      set(`a/before everything ${turn}`, 9),
      set(`zz/after everything ${turn}`, 9),
      set(first, 9),
      set('c/1', turn),
      { delete: `${root}/${third}` },
      { delete: `${root}/c/${turn}` },
    ])
  }
  expect(turn).toBeGreaterThan(3)
  expect(exported).toHaveLength(paths.length)
  expect(byName(exported)).toEqual(before)
})

test('imported documents keep their own times and reach the listeners', async () => {
  const from = await createFilled()
  const to = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
  const live = to.liveQuery(
    to.prepareQuery(root, { from: [{ collectionId: 'deep', allDescendants: true }] }),
  )
  const received: string[] = []
  to.onCommit(({ changes }) =>
    received.push(...live.apply(changes).changed.map(({ name }) => name)),
  )
  for (const page of from.exportDocuments()) await to.importDocuments(page)
  expect(received).toHaveLength(10)
  expect(byName([...to.exportDocuments()].flat())).toEqual(
    byName([...from.exportDocuments()].flat()),
  )
  const { commitTime } = await to.commit([set('c/0', 2)])
  expect(commitTime > (from.get(`${root}/c/9`)?.updateTime ?? '9')).toBe(true)
  const found = to.runQuery(
    to.prepareQuery(root, {
      from: [{ collectionId: 'c' }],
      where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: int(2) } },
    }),
  )
  expect(found.documents.map(({ name }) => name)).toEqual([`${root}/c/0`])
})

test.each([
  ['another database', { name: 'projects/demo/databases/other/documents/c/a' }],
  ['no name', { name: undefined }],
  ['no time', { createTime: undefined }],
  ['an update before its creation', { createTime: '2024-01-02T00:00:00Z' }],
  ['a value without a type', { fields: { a: {} } }],
  ['a string that is too long', { fields: { a: { stringValue: 'x'.repeat(1_100_000) } } }],
])('a batch with %s is not imported at all', async (_, wrong) => {
  const engine = await createEngine({ dataDir: null, projectId: 'demo' })
  const time = '2024-01-01T00:00:00Z'
  const good = { name: `${root}/c/a`, fields: {}, createTime: time, updateTime: time }
  const bad = { ...good, name: `${root}/c/b`, ...wrong }
  await expect(engine.importDocuments([good, bad])).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  })
  expect([...engine.exportDocuments()].flat()).toEqual([])
})

test('an import waits for the locks of a transaction', async () => {
  const engine = await createEngine({ dataDir: null, projectId: 'demo' })
  const transaction = engine.beginTransaction({ locks: true })
  const name = `${root}/c/a`
  await engine.lock(transaction, { documents: [name] })
  const time = '2024-01-01T00:00:00Z'
  const importing = engine.importDocuments([{ name, createTime: time, updateTime: time }])
  expect(engine.lockWaits()).toBe(1)
  engine.rollback(transaction)
  await importing
  expect(engine.get(name)?.updateTime).toBe('2024-01-01T00:00:00.000000Z')
})
