import { beforeAll, describe, expect, it } from 'vitest'
import { createDocumentStore } from '../store/create-document-store.ts'
import { createMemoryStore } from '../store/create-memory-store.ts'
import type { OrderedStore } from '../store/types.ts'
import { automaticIndexes, parseIndexes } from './indexes/parse-indexes.ts'
import { parseQuery } from './query/parse-query.ts'
import { createPlanner } from './query/plan-query.ts'
import { runQuery } from './query/run-query.ts'

const root = 'projects/demo/databases/(default)/documents'
const total = 5_000
const int = (n: number) => ({ integerValue: String(n) })
const at = '2024-01-01T00:00:00.000000Z'

let read = 0

/** Counts the entries that are read from ranges. */
function counted(store: OrderedStore): OrderedStore {
  return {
    ...store,
    *range(range, reverse) {
      for (const entry of store.range(range, reverse)) {
        read += 1
        yield entry
      }
    },
  }
}

const composite = parseIndexes({
  indexes: [
    {
      collectionGroup: 'c',
      fields: ['even', 'n'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    },
  ],
})

async function open(indexes = automaticIndexes) {
  const store = createDocumentStore(counted(createMemoryStore()), indexes)
  const changes = Array.from({ length: total }, (_, n) => {
    const name = `${root}/c/d${String(n).padStart(6, '0')}`
    const fields = { n: int(n), even: int(n % 2), tags: { arrayValue: { values: [int(n % 10)] } } }
    return { name, before: undefined, after: { name, fields, createTime: at, updateTime: at } }
  })
  await store.write([{ version: 1, changes }], () => {})
  return { store, overrides: new Map(), plan: createPlanner(indexes, true) }
}

const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction })
const name = (n: number) => ({ referenceValue: `${root}/c/d${String(n).padStart(6, '0')}` })

const queries: readonly (readonly [string, object])[] = [
  ['by name', {}],
  ['by name from a cursor', { orderBy: [by('__name__')], startAt: { values: [name(4_000)] } }],
  ['by name, descending', { orderBy: [by('__name__', 'DESCENDING')] }],
  ['with an equality', { where: filter('even', 'EQUAL', int(1)) }],
  ['with array-contains', { where: filter('tags', 'ARRAY_CONTAINS', int(3)) }],
  ['from a value', { where: filter('n', 'GREATER_THAN', int(4_000)) }],
  [
    'from a cursor, descending',
    { orderBy: [by('n', 'DESCENDING')], startAt: { values: [int(900)] } },
  ],
  [
    'of several disjuncts',
    { where: filter('tags', 'ARRAY_CONTAINS_ANY', { arrayValue: { values: [int(3), int(4)] } }) },
  ],
  [
    'over a composite index',
    {
      where: filter('even', 'EQUAL', int(0)),
      orderBy: [by('n')],
      startAt: { values: [int(3_000)] },
    },
  ],
]

describe('a query for 20 of 5,000 documents', () => {
  let view: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    view = await open(composite)
  })

  it.each(queries)('%s reads about 20', (_, query) => {
    read = 0
    const parsed = parseQuery(root, { from: [{ collectionId: 'c' }], limit: 20, ...query })
    expect(runQuery(view, parsed).documents).toHaveLength(20)
    expect(read).toBeLessThan(50)
  })
})
