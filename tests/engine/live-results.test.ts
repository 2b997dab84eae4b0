import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StatusError } from '#emulator/status.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'
import { anyDocument, anyQuery, root, type Json } from './query-arbitraries.ts'
import type { Engine, LiveTarget, StoredDocument, Write } from '#emulator/engine/types.ts'

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
})
