import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StatusError } from '../status.ts'
import { createEngine } from './create-engine.ts'
import { anyDocument, anyQuery, root, type Json } from './query-arbitraries.ts'
import type { Engine, LiveTarget, StoredDocument, Write } from './types.ts'

const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: anyDocument.map((update) => ({ update })) },
  { weight: 1, arbitrary: anyDocument.map(({ name }) => ({ delete: name })) },
)

const story = fc.record({
  query: anyQuery,
  documents: fc.array(anyDocument, { minLength: 3, maxLength: 12 }),
  commits: fc.array(fc.array(anyWrite, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  }),
})

function openTarget(engine: Engine, query: Json): LiveTarget | undefined {
  try {
    return engine.liveQuery(engine.prepareQuery(root, query))
  } catch (error) {
    if (error instanceof StatusError && error.status === 'INVALID_ARGUMENT') return undefined
    throw error
  }
}

type Held = Map<string, StoredDocument>

function heldBy(target: LiveTarget): Held {
  return new Map(target.current().map((document) => [document.name, document]))
}

/** What a client does with what it hears. Nothing may be told that it already knows. */
function hear(
  held: Held,
  { changed, left }: ReturnType<LiveTarget['apply']>,
  engine: Engine,
): void {
  for (const { name, deleted } of left) {
    expect(held.delete(name)).toBe(true)
    expect(deleted).toBe(engine.get(name) === undefined)
  }
  for (const document of changed) {
    expect(held.get(document.name)?.updateTime).not.toBe(document.updateTime)
    held.set(document.name, document)
  }
}

describe('a live query', () => {
  it('tells its client exactly what a new run of the query would find', async () => {
    let heard = 0
    await fc.assert(
      fc.asyncProperty(story, async ({ query, documents, commits }) => {
        const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
        await engine.commit(documents.map((update) => ({ update })))
        const target = openTarget(engine, query)
        if (!target) return
        const held = heldBy(target)
        const history = [{ version: engine.now(), held: new Map(held) }]
        engine.onCommit(({ changes, commitTime }) => {
          const difference = target.apply(changes)
          heard += difference.changed.length + difference.left.length
          hear(held, difference, engine)
          const fresh = engine.runQuery(engine.prepareQuery(root, query)).documents
          expect(target.current()).toEqual(fresh)
          expect(new Set(held.keys())).toEqual(new Set(fresh.map(({ name }) => name)))
          history.push({ version: commitTime, held: new Map(held) })
        })
        // All at once, so that several are published from one group.
        await Promise.all(commits.map((writes) => engine.commit(writes)))
        for (const { version, held: then } of history) {
          const difference = target.since(version)
          expect(difference).toBeDefined()
          if (difference) hear(then, difference, engine)
          expect(then).toEqual(held)
        }
        expect(history.length).toBe(commits.length + 1)
      }),
      { seed: 5, numRuns: 300 },
    )
    expect(heard).toBeGreaterThan(300)
  }, 120_000)

  it('does not know the past before the log or the future', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 1_000_000 })
    await engine.commit([{ update: { name: `${root}/c/a` } }])
    const target = engine.liveQuery(engine.prepareQuery(root, { from: [{ collectionId: 'c' }] }))
    expect(target.since('2030-01-01T00:00:00Z')).toBeUndefined()
    expect(target.since(engine.now())).toEqual({ changed: [], left: [] })
  })
})

describe('a live query with a limit', () => {
  it('slides: documents enter and leave at both ends', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
    const place = (id: string, n: number): Write => ({
      update: { name: `${root}/c/${id}`, fields: { n: { integerValue: String(n) } } },
    })
    await engine.commit([place('a', 1), place('b', 2), place('c', 3), place('d', 4)])
    const query = {
      from: [{ collectionId: 'c' }],
      orderBy: [{ field: { fieldPath: 'n' } }],
      limit: 2,
    }
    const target = engine.liveQuery(engine.prepareQuery(root, query))
    const id = (name: string) => name.split('/').at(-1)
    const steps: readonly [Write, string[], string[], string[]][] = [
      [place('e', 0), ['e'], ['b'], ['e', 'a']],
      [place('e', 9), ['b'], ['e'], ['a', 'b']],
      [{ delete: `${root}/c/a` }, ['c'], ['a deleted'], ['b', 'c']],
      [place('d', 5), [], [], ['b', 'c']],
      [place('c', 1), ['c'], [], ['c', 'b']],
    ]
    for (const [write, changed, left, current] of steps) {
      const heard: unknown[] = []
      const stop = engine.onCommit(({ changes }) => {
        const difference = target.apply(changes)
        heard.push(
          difference.changed.map(({ name }) => id(name)),
          difference.left.map(({ name, deleted }) => `${id(name)}${deleted ? ' deleted' : ''}`),
        )
      })
      await engine.commit([write])
      stop()
      expect(heard).toEqual([changed, left])
      expect(target.current().map(({ name }) => id(name))).toEqual(current)
    }
  })
})

describe('live documents', () => {
  it('tell of changes and deletions of theirs only', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
    const [a, b, c] = ['a', 'b', 'c'].map((id) => `${root}/c/${id}`) as [string, string, string]
    const { commitTime } = await engine.commit([{ update: { name: a } }, { update: { name: b } }])
    const target = engine.liveDocuments([a, b])
    expect(target.current().map(({ name }) => name)).toEqual([a, b])
    const heard: unknown[] = []
    engine.onCommit(({ changes }) => {
      const { changed, left } = target.apply(changes)
      heard.push([changed.map(({ name }) => name), left])
    })
    await engine.commit([
      { delete: a },
      { update: { name: b, fields: { x: { nullValue: null } } } },
      { update: { name: c } },
    ])
    expect(heard).toEqual([[[b], [{ name: a, deleted: true }]]])
    const late = engine.liveDocuments([a, b, c]).since(commitTime)
    expect(late?.left).toEqual([{ name: a, deleted: true }])
    expect(late?.changed.map(({ name }) => name)).toEqual([b, c])
  })
})
