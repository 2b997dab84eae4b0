import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEngine } from './create-engine.ts'

const root = 'projects/demo/databases/(default)/documents'
const int = (n: number) => ({ integerValue: String(n) })

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'daybook-engine-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = (indexes?: unknown) =>
  createEngine({ dataDir, projectId: 'demo', clock: () => 0, ...(indexes ? { indexes } : {}) })

describe('an engine that is opened again', () => {
  it('keeps its documents and its clock, and resumes listeners', async () => {
    const first = await open()
    const fields = { z: { doubleValue: '-0' as const }, n: int(1) }
    await first.commit([{ update: { name: `${root}/c/d`, fields } }])
    const stored = first.get(`${root}/c/d`)
    const version = first.now()
    await first.close()

    const second = await open()
    expect(second.now()).toBe(version)
    expect(second.get(`${root}/c/d`)).toEqual(stored)
    const target = second.liveQuery(second.prepareQuery(root, { from: [{ collectionId: 'c' }] }))
    expect(target.since(version)).toEqual({ changed: [], left: [] })
    expect(target.since('1969-12-31T00:00:00Z')).toBeUndefined()
    const { commitTime } = await second.commit([{ delete: `${root}/c/d` }])
    expect(commitTime > version).toBe(true)
    await second.close()
  })

  it('reports deletions to a listener that resumes from before the restart', async () => {
    const first = await open()
    const write = (id: string) => ({ update: { name: `${root}/c/${id}`, fields: { n: int(1) } } })
    await first.commit([write('a'), write('b')])
    const seen = first.now()
    await first.commit([{ delete: `${root}/c/a` }])
    await first.commit([write('c')])
    await first.close()

    const second = await open()
    await second.commit([write('d')])
    const query = second.prepareQuery(root, { from: [{ collectionId: 'c' }] })
    const target = second.liveQuery(query)
    const since = target.since(seen)
    expect(since?.left).toEqual([{ name: `${root}/c/a`, deleted: true }])
    expect(since?.changed.map(({ name }) => name.at(-1)).sort()).toEqual(['c', 'd'])
    const then = second.runQuery(query, { readTime: seen }).documents
    expect(then.map(({ name }) => name.at(-1))).toEqual(['a', 'b'])
    await second.close()
  })

  it('builds indexes that were added since', async () => {
    const first = await open()
    const names = Array.from({ length: 30 }, (_, n) => `${root}/c/d${String(n).padStart(2, '0')}`)
    await first.commit(
      names.map((name, n) => ({ update: { name, fields: { a: int(n % 2), b: int(-n) } } })),
    )
    await first.close()

    const fields = ['a', 'b'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }))
    const second = await open({ indexes: [{ collectionGroup: 'c', fields }] })
    const query = second.prepareQuery(root, {
      from: [{ collectionId: 'c' }],
      where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: int(1) } },
      orderBy: [{ field: { fieldPath: 'b' } }],
      limit: 2,
    })
    expect(second.runQuery(query).documents.map(({ name }) => name)).toEqual([names[29], names[27]])
    await second.close()
  })

  it('keeps documents whose names and values are longer than a key can be', async () => {
    const engine = await open()
    const long = (end: string) => `${root}/c/${'x'.repeat(1_400)}/c/${'y'.repeat(1_400)}${end}`
    const text = (end: string) => ({ stringValue: 'v'.repeat(5_000) + end })
    const writes = ['b', 'c', 'a'].map((end) => ({
      update: { name: long(end), fields: { t: text(end) } },
    }))
    await engine.commit(writes)
    await engine.close()
    const again = await open()
    const results = (query: object) => {
      const prepared = again.prepareQuery(`${root}/c/${'x'.repeat(1_400)}`, {
        from: [{ collectionId: 'c' }],
        ...query,
      })
      return again.runQuery(prepared).documents.map(({ name }) => name.at(-1))
    }
    expect(again.get(long('b'))?.fields).toEqual({ t: text('b') })
    expect(results({})).toEqual(['a', 'b', 'c'])
    const orderBy = [{ field: { fieldPath: 't' }, direction: 'DESCENDING' }]
    expect(results({ orderBy, limit: 2 })).toEqual(['c', 'b'])
    expect(results({ orderBy, startAt: { values: [text('b')], before: true } })).toEqual(['b', 'a'])
    await again.close()
  })
})
