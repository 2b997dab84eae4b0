import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StatusError } from '#emulator/status.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'
import { someValues } from './value-arbitraries.ts'
import { anyDocument, anyQuery, root, type Json } from './query-arbitraries.ts'
import { modelQuery } from './query-model.ts'
import type { Engine, PreparedQuery, StoredDocument } from '#emulator/engine/types.ts'

const composites = {
  indexes: ['COLLECTION', 'COLLECTION_GROUP'].flatMap((queryScope) => [
    index(queryScope, ['p', 'ASC'], ['q', 'ASC']),
    index(queryScope, ['q', 'ASC'], ['p', 'DESC']),
    index(queryScope, ['p', 'CONTAINS'], ['q', 'DESC']),
    index(queryScope, ['m.k', 'ASC'], ['p', 'ASC'], ['q', 'ASC']),
    index(queryScope, ['p', 'DESC'], ['`odd.name`', 'ASC'], ['__name__', 'DESC']),
  ]),
  fieldOverrides: ['p', 'q'].map((fieldPath) => ({
    collectionGroup: 'c',
    fieldPath,
    indexes: ['COLLECTION', 'COLLECTION_GROUP'].flatMap((queryScope) => [
      { order: 'ASCENDING', queryScope },
      { arrayConfig: 'CONTAINS', queryScope },
    ]),
  })),
}

function index(queryScope: string, ...fields: [string, string][]) {
  return {
    collectionGroup: 'c',
    queryScope,
    fields: fields.map(([fieldPath, mode]) => ({
      fieldPath,
      ...(mode === 'CONTAINS'
        ? { arrayConfig: mode }
        : { order: mode === 'ASC' ? 'ASCENDING' : 'DESCENDING' }),
    })),
  }
}

function prepared(engine: Engine, query: Json): PreparedQuery | undefined {
  try {
    return engine.prepareQuery(root, query)
  } catch (error) {
    if (error instanceof StatusError && error.status === 'INVALID_ARGUMENT') return undefined
    throw error
  }
}

const world = fc.record({
  documents: fc.array(anyDocument, { minLength: 5, maxLength: 14 }),
  later: fc.array(anyDocument, { maxLength: 4 }),
  queries: fc.array(anyQuery, { minLength: 10, maxLength: 10 }),
})

async function checkWorld(
  { documents, later, queries }: typeof world extends fc.Arbitrary<infer T> ? T : never,
  indexes: unknown,
): Promise<number> {
  const engine = await createEngine({
    dataDir: null,
    projectId: 'demo',
    enforceIndexes: false,
    ...(indexes === undefined ? {} : { indexes }),
    clock: () => 0,
  })
  const before = new Map<string, StoredDocument>()
  const first = await engine.commit(documents.map((update) => ({ update })))
  for (const { name } of documents) keep(before, engine.get(name))
  await engine.commit(later.map(({ name }) => ({ delete: name })))
  await engine.commit(later.slice(1).map((update) => ({ update })))
  const after = new Map(before)
  for (const { name } of later) {
    after.delete(name)
    keep(after, engine.get(name))
  }
  let found = 0
  for (const query of queries) {
    const ready = prepared(engine, query)
    if (!ready) continue
    const now = engine.runQuery(ready).documents
    expect(names(now), JSON.stringify(query)).toEqual(modelQuery([...after.values()], root, query))
    const then = engine.runQuery(ready, { readTime: first.commitTime }).documents
    expect(names(then), JSON.stringify(query)).toEqual(
      modelQuery([...before.values()], root, query),
    )
    found += now.length + then.length
  }
  return found
}

function keep(map: Map<string, StoredDocument>, document: StoredDocument | undefined): void {
  if (document) map.set(document.name, document)
}

function names(documents: readonly StoredDocument[]): string[] {
  return documents.map(({ name }) => name)
}

describe('query results', () => {
  it.each([
    ['automatic indexes', undefined],
    ['composite indexes', composites],
    [
      'no indexes at all',
      { fieldOverrides: [{ collectionGroup: 'c', fieldPath: '*', indexes: [] }] },
    ],
  ])(
    'equal those of the reference model, with %s',
    async (_, indexes) => {
      let found = 0
      await fc.assert(
        fc.asyncProperty(world, async (given) => {
          found += await checkWorld(given, indexes)
        }),
        { seed: 11, numRuns: 150 },
      )
      expect(found).toBeGreaterThan(700)
    },
    120_000,
  )

  it.each([
    ['automatic indexes', undefined],
    ['composite indexes', composites],
  ])('are correct at both ends of every range, with %s', async (_, indexes) => {
    const engine = await createEngine({
      dataDir: null,
      projectId: 'demo',
      enforceIndexes: false,
      ...(indexes === undefined ? {} : { indexes }),
    })
    const fixed = { q: { integerValue: '1' } }
    const documents = someValues.map((p, at) => ({
      name: `${root}/c/d${at}`,
      fields: { p, ...fixed },
    }))
    await engine.commit(documents.map((update) => ({ update })))
    const stored = documents.flatMap(({ name }) => engine.get(name) ?? [])
    for (const query of rangeQueries()) {
      const found = engine.runQuery(engine.prepareQuery(root, query)).documents
      expect(names(found), JSON.stringify(query)).toEqual(modelQuery(stored, root, query))
    }
  })
})

/** Every range over one field that starts or ends at one of the values, in both directions. */
function* rangeQueries(): Generator<Json> {
  const from = [{ collectionId: 'c' }]
  const equal = { field: { fieldPath: 'q' }, op: 'EQUAL', value: { integerValue: '1' } }
  for (const value of someValues) {
    for (const direction of ['ASCENDING', 'DESCENDING']) {
      const orderBy = [{ field: { fieldPath: 'p' }, direction }]
      for (const before of [true, false]) {
        yield { from, orderBy, startAt: { values: [value], before } }
        yield { from, orderBy, endAt: { values: [value], before } }
      }
      for (const op of [
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
      ]) {
        const range = { fieldFilter: { field: { fieldPath: 'p' }, op, value } }
        yield { from, orderBy, where: range }
        const filters = [{ fieldFilter: equal }, range]
        yield { from, orderBy, where: { compositeFilter: { op: 'AND', filters } } }
      }
    }
  }
}
