import { expect, it } from 'vitest'
import { parseQuery } from '../query/parse-query.ts'
import { createAffectsQuery } from './affects-query.ts'
import type { DocumentChange, StoredDocument } from '../types.ts'

const root = 'projects/demo/databases/(default)/documents'
const time = '2026-01-01T00:00:00.000000Z'
const documentOf = (n: number): StoredDocument => ({
  name: `${root}/c/a`,
  fields: { n: { integerValue: String(n) } },
  createTime: time,
  updateTime: time,
})
const changeOf = (before?: number, after?: number): DocumentChange => ({
  name: `${root}/c/a`,
  before: before === undefined ? undefined : documentOf(before),
  after: after === undefined ? undefined : documentOf(after),
})
const queryFor = (n: number) => {
  const value = { integerValue: String(n) }
  const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value } }
  return parseQuery(root, { from: [{ collectionId: 'c' }], where })
}

it.each([
  ['enters the result', changeOf(1, 2), true],
  ['leaves the result', changeOf(2, 1), true],
  ['stays in the result', changeOf(2, 2), true],
  ['is new', changeOf(undefined, 2), true],
  ['is deleted', changeOf(2), true],
  ['never matches', changeOf(1, 3), false],
])('knows whether a document that %s affects a query', (_, change, expected) => {
  const affects = createAffectsQuery()
  expect(affects(queryFor(2), [changeOf(7, 8), change])).toBe(expected)
})

it('caches nothing from one commit or query for another', () => {
  const affects = createAffectsQuery()
  const entering = [changeOf(1, 2)]
  const leaving = [changeOf(2, 1)]
  expect([affects(queryFor(1), entering), affects(queryFor(3), entering)]).toEqual([true, false])
  expect([affects(queryFor(3), [changeOf(3, 1)]), affects(queryFor(3), leaving)]).toEqual([
    true,
    false,
  ])
})
