import { describe, expect, it } from 'vitest'
import { createEngine } from './create-engine.ts'
import type { Write } from './types.ts'

const root = 'projects/demo/databases/(default)/documents'

function open() {
  return createEngine({ dataDir: null, projectId: 'demo', clock: () => 1_700_000_000_000 })
}

function set(path: string, fields: Record<string, unknown>): Write {
  return { update: { name: `${root}/${path}`, fields: fields as never } }
}

describe('commit', () => {
  it('stores documents, with strictly increasing times', async () => {
    const engine = await open()
    const first = await engine.commit([set('a/1', { n: { integerValue: '1' } })])
    const second = await engine.commit([set('a/2', {})])
    expect(first.commitTime).toBe('2023-11-14T22:13:20.000000Z')
    expect(second.commitTime).toBe('2023-11-14T22:13:20.000001Z')
    expect(engine.get(`${root}/a/1`)).toMatchObject({
      fields: { n: { integerValue: '1' } },
      updateTime: first.commitTime,
    })
    expect(engine.now()).toBe(second.commitTime)
  })

  it('keeps the update time of a document that a write does not change', async () => {
    const engine = await open()
    const first = await engine.commit([set('a/1', { n: { integerValue: '1' } })])
    const again = await engine.commit([set('a/1', { n: { integerValue: '1' } })])
    expect(again.writeResults).toEqual([{ updateTime: first.commitTime }])
    const other = await engine.commit([set('a/1', { n: { doubleValue: 1 } })])
    expect(other.writeResults).toEqual([{ updateTime: other.commitTime }])
  })

  it('is atomic: one refused write prevents the others', async () => {
    const engine = await open()
    const refused = engine.commit([
      set('a/1', {}),
      { ...set('a/2', {}), currentDocument: { exists: true } },
    ])
    await expect(refused).rejects.toMatchObject({
      status: 'NOT_FOUND',
      message: `No document to update: ${root}/a/2`,
    })
    expect(engine.get(`${root}/a/1`)).toBeUndefined()
  })

  it('decides each commit on top of the commits that are still being stored', async () => {
    const engine = await open()
    const increment: Write = {
      update: { name: `${root}/a/1`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    }
    const seen: string[] = []
    engine.onCommit(({ commitTime }) => {
      const document = engine.get(`${root}/a/1`)
      expect(document?.updateTime).toBe(commitTime)
      seen.push(JSON.stringify(document?.fields['n']))
    })
    const responses = await Promise.all(Array.from({ length: 5 }, () => engine.commit([increment])))
    expect(responses.map(({ writeResults }) => writeResults[0]?.transformResults)).toEqual(
      [1, 2, 3, 4, 5].map((n) => [{ integerValue: String(n) }]),
    )
    expect(seen).toEqual([1, 2, 3, 4, 5].map((n) => `{"integerValue":"${n}"}`))
  })
})

describe('queries', () => {
  it('filter, sort, skip and limit', async () => {
    const engine = await open()
    const n = (value: number) => ({ n: { integerValue: String(value) } })
    await engine.commit([3, 1, 2, 5, 4].map((value) => set(`a/d${value}`, n(value))))
    await engine.commit([set('a/none', {}), set('a/d1/a/deep', n(3))])
    const query = engine.prepareQuery(root, {
      from: [{ collectionId: 'a' }],
      where: {
        fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 1 } },
      },
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
      offset: 1,
      limit: 2,
    })
    const { documents, skippedResults } = engine.runQuery(query)
    expect(documents.map(({ name }) => name.slice(root.length))).toEqual(['/a/d4', '/a/d3'])
    expect(skippedResults).toBe(1)
    expect(
      engine.listDocuments(root, 'a', 2, 'd2').map(({ name }) => name.slice(root.length)),
    ).toEqual(['/a/d3', '/a/d4'])
    expect(engine.listCollectionIds(`${root}/a/d1`)).toEqual(['a'])
    expect(engine.listCollectionIds(root)).toEqual(['a'])
  })
})

it('gives the current time as read time, however long ago the last commit was', async () => {
  let time = Date.parse('2026-03-02T09:00:00Z')
  const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => time })
  const { commitTime } = await engine.commit([])
  expect(engine.readTime()).toBe(commitTime)
  time += 3_600_000
  expect(engine.readTime()).toBe('2026-03-02T09:59:59.999999Z')
  const next = await engine.commit([])
  expect(next.commitTime > '2026-03-02T09:59:59.999999Z').toBe(true)
  await engine.close()
})
