import { describe, expect, it } from 'vitest'
import { createDocumentStore } from '#emulator/store/create-document-store.ts'
import { createMemoryStore } from '#emulator/store/create-memory-store.ts'
import { automaticIndexes } from '../indexes/parse-indexes.ts'
import { parseQuery } from './parse-query.ts'
import { createPlanner } from './plan-query.ts'
import { createSharedResults } from './shared-results.ts'
import type { StoredDocument } from '../types.ts'
import type { View } from '../view.ts'

const root = 'projects/demo/databases/(default)/documents'
const store = createDocumentStore(createMemoryStore(), automaticIndexes)

/** A view with `count` documents that counts how often a query was planned in it. */
function createView(count: number): View & { readonly plans: () => number } {
  const plan = createPlanner(automaticIndexes, false)
  const documents = Array.from({ length: count }, (_, at): StoredDocument => {
    const time = '2026-01-01T00:00:00.000000Z'
    return { name: `${root}/c/d${at}`, fields: {}, createTime: time, updateTime: time }
  })
  let plans = 0
  return {
    store,
    overrides: new Map(documents.map((document) => [document.name, document])),
    plan(query) {
      plans += 1
      return plan(query)
    },
    plans: () => plans,
  }
}

const query = (limit?: number) => parseQuery(root, { from: [{ collectionId: 'c' }], limit })

describe('shared query results', () => {
  it('are computed once for all listeners of the same query at the same version', () => {
    const view = createView(3)
    const run = createSharedResults(() => 7)
    const first = run(view, 7, query())
    expect(first).toHaveLength(3)
    expect(run(view, 7, query())).toBe(first)
    expect(view.plans()).toBe(1)
  })

  it('are separate for each query and version', () => {
    const run = createSharedResults(() => 7)
    expect(run(createView(3), 7, query())).toHaveLength(3)
    expect(run(createView(3), 7, query(2))).toHaveLength(2)
    expect(run(createView(5), 6, query())).toHaveLength(5)
  })

  it('are dropped at the next commit, including those of past versions', () => {
    let newest = 7
    const run = createSharedResults(() => newest)
    run(createView(1), 7, query())
    run(createView(1), 3, query())
    newest = 8
    expect(run(createView(2), 8, query())).toHaveLength(2)
    expect(run(createView(2), 3, query())).toHaveLength(2)
  })

  it('are not cached beyond the limit of documents', () => {
    const large = createView(12_000)
    const run = createSharedResults(() => 7)
    for (const version of [1, 2, 1, 2]) expect(run(large, version, query())).toHaveLength(12_000)
    expect(large.plans()).toBe(3)
    const small = createView(2)
    for (let count = 0; count < 3; count += 1) run(small, 3, query())
    expect(small.plans()).toBe(1)
  })
})
