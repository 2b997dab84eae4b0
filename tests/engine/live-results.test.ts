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

/** Applies a difference as a client does, and expects that it contains nothing the client already has. */
function applyDifference(
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
  it('sends exactly the differences between the results of the query', async () => {
    let sent = 0
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
          sent += difference.changed.length + difference.left.length
          applyDifference(held, difference, engine)
          const fresh = engine.runQuery(engine.prepareQuery(root, query)).documents
          expect(target.current()).toEqual(fresh)
          expect(new Set(held.keys())).toEqual(new Set(fresh.map(({ name }) => name)))
          history.push({ version: commitTime, held: new Map(held) })
        })
        // Simultaneously, so that several commits are published in one group.
        await Promise.all(commits.map((writes) => engine.commit(writes)))
        for (const { version, held: then } of history) {
          const difference = target.since(version)
          expect(difference).toBeDefined()
          if (difference) applyDifference(then, difference, engine)
          expect(then).toEqual(held)
        }
        expect(history.length).toBe(commits.length + 1)
      }),
      { seed: 5, numRuns: 300 },
    )
    expect(sent).toBeGreaterThan(300)
  }, 120_000)
})
