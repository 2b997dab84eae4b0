import { expect, test } from 'vitest'
import { minimalIndexes } from './minimal-indexes.ts'
import { automaticIndexes } from './parse-indexes.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { Demand } from './demand.ts'
import { createPlanner } from '../query/plan-query.ts'

const equal = (fieldPath: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { integerValue: '1' } },
})
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction })

function demandsOf(...queries: readonly object[]): Demand[] {
  const demands: Demand[] = []
  const plan = createPlanner(automaticIndexes, false, (demand) => demands.push(demand))
  const root = 'projects/p/databases/(default)/documents'
  for (const query of queries) plan(parseQuery(root, { from: [{ collectionId: 'c' }], ...query }))
  return demands
}

const where = (...fields: readonly string[]) => ({
  compositeFilter: { op: 'AND', filters: fields.map(equal) },
})

test('defines nothing that automatic single-field indexes serve', () => {
  const demands = demandsOf({}, { where: where('a', 'b') }, { orderBy: [by('a')] })
  expect(minimalIndexes(demands, [])).toEqual({ indexes: [], fieldOverrides: [] })
})

test('leaves out an index that others serve when merged, whatever the order of the queries', () => {
  const both = { where: where('a', 'b'), orderBy: [by('n')] }
  const one = { where: where('a'), orderBy: [by('n')] }
  const two = { where: where('b'), orderBy: [by('n')] }
  const fieldOf = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' })
  const expected = ['a', 'b'].map((field) => ({
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: [fieldOf(field), fieldOf('n')],
  }))
  expect(minimalIndexes(demandsOf(both, one, two), []).indexes).toEqual(expected)
  expect(minimalIndexes(demandsOf(two, one, both), []).indexes).toEqual(expected)
})

test('writes one definition for the same filters in any order', () => {
  const definitionsOf = (...fields: readonly string[]) =>
    minimalIndexes(demandsOf({ where: where(...fields), orderBy: [by('n')] }), []).indexes
  expect(definitionsOf('b', 'a')).toHaveLength(1)
  expect(definitionsOf('b', 'a')).toEqual(definitionsOf('a', 'b'))
})

test('keeps existing overrides and adds the collection group scope of a field', () => {
  const kept = [{ collectionGroup: 'c', fieldPath: 'x', indexes: [] }]
  const query = { from: [{ collectionId: 'c', allDescendants: true }], where: where('a') }
  expect(minimalIndexes(demandsOf(query), kept).fieldOverrides).toEqual([
    {
      collectionGroup: 'c',
      fieldPath: 'a',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
    ...kept,
  ])
})
