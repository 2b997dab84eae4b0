import { describe, expect, it } from 'vitest'
import { createEngine } from '../create-engine.ts'
import { automaticIndexes, parseIndexes } from '../indexes/parse-indexes.ts'
import { parseQuery } from './parse-query.ts'
import { createPlanner } from './plan-query.ts'

const root = 'projects/demo/databases/(default)/documents'

const where = (...filters: [string, string, object][]) => ({
  compositeFilter: {
    op: 'AND',
    filters: filters.map(([fieldPath, op, value]) => ({
      fieldFilter: { field: { fieldPath }, op, value },
    })),
  },
})
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction })
const one = { integerValue: '1' }
const from = [{ collectionId: 'orders' }]

const served: readonly (readonly [string, object])[] = [
  ['no filter', {}],
  ['names in descending order', { orderBy: [by('__name__', 'DESCENDING')] }],
  ['one equality', { where: where(['a', 'EQUAL', one]) }],
  ['equalities', { where: where(['a', 'EQUAL', one], ['b', 'ARRAY_CONTAINS', one]) }],
  ['a range', { where: where(['a', 'LESS_THAN', one], ['a', 'GREATER_THAN', one]) }],
  ['one order', { orderBy: [by('a', 'DESCENDING')] }],
  [
    'in, sorted by itself',
    { where: where(['a', 'IN', { arrayValue: { values: [one] } }]), orderBy: [by('a')] },
  ],
  ['an order of a fixed field', { where: where(['a', 'EQUAL', one]), orderBy: [by('a')] }],
]

const refused: readonly (readonly [string, object, string])[] = [
  [
    'equality and order',
    { where: where(['a', 'EQUAL', one]), orderBy: [by('b', 'DESCENDING')] },
    '"fields":[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}]',
  ],
  [
    'array-contains and range',
    { where: where(['a', 'ARRAY_CONTAINS', one], ['b', 'GREATER_THAN', one]) },
    '[{"fieldPath":"a","arrayConfig":"CONTAINS"},{"fieldPath":"b","order":"ASCENDING"}]',
  ],
  [
    'an order opposite to that of the name',
    { orderBy: [by('a'), by('__name__', 'DESCENDING')] },
    '{"fieldPath":"__name__","order":"DESCENDING"}',
  ],
  [
    'a collection group by field',
    { from: [{ collectionId: 'orders', allDescendants: true }], where: where(['a', 'EQUAL', one]) },
    'add this to "fieldOverrides" in firestore.indexes.json: {"collectionGroup":"orders","fieldPath":"a","indexes":[{"order":"ASCENDING","queryScope":"COLLECTION_GROUP"}]}',
  ],
]

describe('the planner', () => {
  const strict = createPlanner(automaticIndexes, true)

  it.each(served)('serves %s, sorted, with automatic indexes', (_, query) => {
    expect(strict(parseQuery(root, { from, ...query })).ordered).toBe(true)
  })

  it.each(refused)('refuses %s and names the index', (_, query, definition) => {
    const parsed = parseQuery(root, { from, ...query })
    expect(() => strict(parsed)).toThrowError(
      expect.objectContaining({ status: 'FAILED_PRECONDITION' }),
    )
    expect(() => strict(parsed)).toThrowError(definition)
  })

  it.each(refused)('serves %s once the suggested index exists', (_, query) => {
    const parsed = parseQuery(root, { from, ...query })
    let text = ''
    try {
      strict(parsed)
    } catch (error) {
      text = String(error)
    }
    const [, list = '', definition = '{}'] =
      /"(\w+)" in firestore.indexes.json: (.*)$/u.exec(text) ?? []
    const indexes = parseIndexes({ [list]: [JSON.parse(definition)] })
    expect(createPlanner(indexes, true)(parsed).ordered).toBe(true)
  })

  it('refuses not-in beside a disjunction only where it is strict', () => {
    const alternatives = ['b', 'c'].map((fieldPath) => ({
      fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: one },
    }))
    const { compositeFilter } = where(['a', 'NOT_IN', { arrayValue: { values: [one] } }])
    const filters = [
      ...compositeFilter.filters,
      { compositeFilter: { op: 'OR', filters: alternatives } },
    ]
    const query = { from, where: { compositeFilter: { op: 'AND', filters } } }
    expect(() => strict(parseQuery(root, query))).toThrowError("'NOT_IN' cannot be used")
    expect(() => createPlanner(automaticIndexes, false)(parseQuery(root, query))).not.toThrow()
  })

  it('merges indexes that share an order, as Firestore does', () => {
    const index = (field: string) => ({
      collectionGroup: 'orders',
      fields: [field, 'at'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    })
    const planner = createPlanner(parseIndexes({ indexes: [index('a'), index('b')] }), true)
    const query = { from, where: where(['a', 'EQUAL', one], ['b', 'EQUAL', one]) }
    expect(planner(parseQuery(root, { ...query, orderBy: [by('at')] })).ordered).toBe(true)
    expect(() => planner(parseQuery(root, { ...query, orderBy: [by('n')] }))).toThrowError()
  })

  it('is strict in an engine that was given indexes', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo', indexes: {} })
    const query = { from, where: where(['a', 'EQUAL', one]), orderBy: [by('b')] }
    const prepared = engine.prepareQuery(root, query)
    expect(() => engine.runQuery(prepared)).toThrowError('requires an index')
    expect(() => engine.liveQuery(prepared)).toThrowError('requires an index')
  })
})

describe('a sum', () => {
  const summed = [['n']]
  const automatic = createPlanner(automaticIndexes, true)
  const cases: readonly (readonly [string, object, string])[] = [
    [
      'with an equality',
      { where: where(['a', 'EQUAL', one]) },
      '[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"n","order":"ASCENDING"}]',
    ],
    [
      'with a range',
      { where: where(['a', 'GREATER_THAN', one]) },
      '[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"n","order":"ASCENDING"}]',
    ],
    [
      'in descending order',
      { where: where(['a', 'EQUAL', one]), orderBy: [by('b', 'DESCENDING')] },
      '{"fieldPath":"b","order":"DESCENDING"},{"fieldPath":"n","order":"DESCENDING"}]',
    ],
    [
      'of a collection group',
      { from: [{ collectionId: 'orders', allDescendants: true }] },
      '"fieldPath":"n","indexes":[{"order":"ASCENDING","queryScope":"COLLECTION_GROUP"}]',
    ],
  ]

  it.each(cases)('%s needs its field in the index', (_, query, definition) => {
    const parsed = parseQuery(root, { from, ...query })
    let text = ''
    try {
      automatic(parsed, summed)
    } catch (error) {
      text = String(error)
    }
    expect(text).toContain(definition)
    const [, list = '', named = '{}'] = /"(\w+)" in firestore.indexes.json: (.*)$/u.exec(text) ?? []
    const planner = createPlanner(parseIndexes({ [list]: [JSON.parse(named)] }), true)
    planner(parsed, summed)
    expect(() => planner(parsed, [...summed, ['m']])).toThrowError('"fieldPath":"m"')
  })

  it.each([
    ['of the whole collection', {}],
    ['of the field that is compared', { where: where(['n', 'GREATER_THAN', one]) }],
    ['of the field that is fixed', { where: where(['n', 'EQUAL', one]) }],
  ])('%s needs no composite index', (_, query) => {
    automatic(parseQuery(root, { from, ...query }), summed)
  })

  it('is served by merged indexes, with its field in either direction', () => {
    const index = (field: string, order: string) => ({
      collectionGroup: 'orders',
      fields: [
        { fieldPath: field, order: 'ASCENDING' },
        { fieldPath: 'n', order },
      ],
    })
    const indexes = parseIndexes({ indexes: [index('a', 'ASCENDING'), index('b', 'ASCENDING')] })
    const parsed = parseQuery(root, {
      from,
      where: where(['a', 'EQUAL', one], ['b', 'EQUAL', one]),
    })
    createPlanner(indexes, true)(parsed, summed)
    const downwards = parseIndexes({ indexes: [index('a', 'DESCENDING')] })
    const single = parseQuery(root, { from, where: where(['a', 'EQUAL', one]) })
    createPlanner(downwards, true)(single, summed)
    expect(() => createPlanner(downwards, true)(parsed, summed)).toThrowError('requires an index')
  })

  it('does not affect later queries without the sum', () => {
    const parsed = parseQuery(root, { from, where: where(['a', 'EQUAL', one]) })
    expect(() => automatic(parsed, summed)).toThrowError('requires an index')
    expect(automatic(parsed).ordered).toBe(true)
    expect(() => automatic(parsed, summed)).toThrowError('requires an index')
  })
})

describe('the index file', () => {
  it('is refused with the path of the error', () => {
    expect(() => parseIndexes({ indexes: [{ collectionGroup: 'a', fields: [{}] }] })).toThrowError(
      'firestore.indexes.json: indexes.0.fields.0.fieldPath',
    )
  })
})
