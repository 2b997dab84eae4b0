import { beforeEach, describe, expect, it } from 'vitest'
import { createEngine } from '../create-engine.ts'
import type { Engine, Write } from '../types.ts'

const root = 'projects/demo/databases/(default)/documents'
const [a, b] = [`${root}/c/a`, `${root}/c/b`]

let now = 0
let engine: Engine
beforeEach(async () => {
  now = 1_000_000
  engine = await createEngine({
    dataDir: null,
    projectId: 'demo',
    clock: () => now,
    random: () => 0.5,
  })
  await engine.commit([set(a, 1)])
})

function set(name: string, n: number): Write {
  return { update: { name, fields: { n: { integerValue: String(n) } } } }
}

describe('a transaction', () => {
  it('commits when nothing it read has changed', async () => {
    const transaction = engine.beginTransaction({})
    engine.get(a, { transaction })
    engine.get(b, { transaction })
    await engine.commit([set(`${root}/c/other`, 1)])
    await engine.commit([set(b, 2)], { transaction })
    await expect(engine.commit([], { transaction })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    })
  })

  it.each([
    ['a document changes', () => engine.commit([set(a, 2)])],
    ['a missing document appears', () => engine.commit([set(b, 2)])],
    ['a document is deleted', () => engine.commit([{ delete: a }])],
  ])('is aborted when %s, even before that is on disk', async (_, interfere) => {
    const transaction = engine.beginTransaction({})
    engine.get(a, { transaction })
    engine.get(b, { transaction })
    const other = interfere()
    await expect(engine.commit([set(b, 9)], { transaction })).rejects.toMatchObject({
      status: 'ABORTED',
    })
    await other
  })

  it('is aborted when the result of a query it ran has changed', async () => {
    const transaction = engine.beginTransaction({})
    const query = engine.prepareQuery(root, { from: [{ collectionId: 'c' }] })
    expect(engine.runQuery(query, { transaction }).documents).toHaveLength(1)
    await engine.commit([set(b, 1)])
    expect(engine.runQuery(query, { transaction }).documents).toHaveLength(1)
    await expect(engine.commit([set(a, 9)], { transaction })).rejects.toMatchObject({
      status: 'ABORTED',
    })
  })

  it('that is read-only reads one version and may not write', async () => {
    const { commitTime } = await engine.commit([set(b, 1)])
    await engine.commit([set(b, 2)])
    const transaction = engine.beginTransaction({ readOnly: { readTime: commitTime } })
    expect(engine.get(b, { transaction })?.fields).toEqual({ n: { integerValue: '1' } })
    await expect(engine.commit([set(b, 3)], { transaction })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    })
    const other = engine.beginTransaction({ readOnly: {} })
    engine.get(b, { transaction: other })
    await engine.commit([set(b, 4)])
    await engine.commit([], { transaction: other })
  })

  it('ends by rollback or expires', async () => {
    const first = engine.beginTransaction({})
    engine.rollback(first)
    const second = engine.beginTransaction({})
    now += 270_000
    for (const transaction of [first, second, 'bm9uc2Vuc2U=']) {
      expect(() => engine.get(a, { transaction })).toThrowError('expired or is no longer valid')
    }
  })
})

it('a read time may be as old as the change log, and not in the future', async () => {
  const { commitTime } = await engine.commit([set(a, 2)])
  await engine.commit([{ delete: a }])
  expect(engine.get(a, { readTime: commitTime })?.fields).toEqual({ n: { integerValue: '2' } })
  expect(() => engine.get(a, { readTime: '2100-01-01T00:00:00Z' })).toThrowError('future')
})
