import { describe, expect, it } from 'vitest'
import { createEngine } from '../create-engine.ts'
import type { Write } from '../types.ts'

const root = 'projects/demo/databases/(default)/documents'

describe('a live query', () => {
  it('cannot resume from before the change log or from the future', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 1_000_000 })
    await engine.commit([{ update: { name: `${root}/c/a` } }])
    const target = engine.liveQuery(engine.prepareQuery(root, { from: [{ collectionId: 'c' }] }))
    expect(target.since('2030-01-01T00:00:00Z')).toBeUndefined()
    expect(target.since(engine.now())).toEqual({ changed: [], left: [] })
  })
})

describe('a live query with a limit', () => {
  it('lets documents enter and leave at both ends', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
    const set = (id: string, n: number): Write => ({
      update: { name: `${root}/c/${id}`, fields: { n: { integerValue: String(n) } } },
    })
    await engine.commit([set('a', 1), set('b', 2), set('c', 3), set('d', 4)])
    const query = {
      from: [{ collectionId: 'c' }],
      orderBy: [{ field: { fieldPath: 'n' } }],
      limit: 2,
    }
    const target = engine.liveQuery(engine.prepareQuery(root, query))
    const id = (name: string) => name.split('/').at(-1)
    const steps: readonly [Write, string[], string[], string[]][] = [
      [set('e', 0), ['e'], ['b'], ['e', 'a']],
      [set('e', 9), ['b'], ['e'], ['a', 'b']],
      [{ delete: `${root}/c/a` }, ['c'], ['a deleted'], ['b', 'c']],
      [set('d', 5), [], [], ['b', 'c']],
      [set('c', 1), ['c'], [], ['c', 'b']],
    ]
    for (const [write, changed, left, current] of steps) {
      const received: unknown[] = []
      const stop = engine.onCommit(({ changes }) => {
        const difference = target.apply(changes)
        received.push(
          difference.changed.map(({ name }) => id(name)),
          difference.left.map(({ name, deleted }) => `${id(name)}${deleted ? ' deleted' : ''}`),
        )
      })
      await engine.commit([write])
      stop()
      expect(received).toEqual([changed, left])
      expect(target.current().map(({ name }) => id(name))).toEqual(current)
    }
  })
})

describe('live documents', () => {
  it('report changes and deletions of the watched documents only', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
    const [a, b, c] = ['a', 'b', 'c'].map((id) => `${root}/c/${id}`) as [string, string, string]
    const { commitTime } = await engine.commit([{ update: { name: a } }, { update: { name: b } }])
    const target = engine.liveDocuments([a, b])
    expect(target.current().map(({ name }) => name)).toEqual([a, b])
    const received: unknown[] = []
    engine.onCommit(({ changes }) => {
      const { changed, left } = target.apply(changes)
      received.push([changed.map(({ name }) => name), left])
    })
    await engine.commit([
      { delete: a },
      { update: { name: b, fields: { x: { nullValue: null } } } },
      { update: { name: c } },
    ])
    expect(received).toEqual([[[b], [{ name: a, deleted: true }]]])
    const late = engine.liveDocuments([a, b, c]).since(commitTime)
    expect(late?.left).toEqual([{ name: a, deleted: true }])
    expect(late?.changed.map(({ name }) => name)).toEqual([b, c])
  })
})
