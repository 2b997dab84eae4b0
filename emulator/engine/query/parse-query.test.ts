import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'

const root = 'projects/demo/databases/(default)/documents'
const from = [{ collectionId: 'c' }]
const one = { integerValue: '1' }

const field = (fieldPath: string, op: string, value: unknown = one) => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } })
const and = (...filters: unknown[]) => ({ compositeFilter: { op: 'AND', filters } })
const or = (...filters: unknown[]) => ({ compositeFilter: { op: 'OR', filters } })
const values = (count: number) => ({
  arrayValue: { values: Array.from({ length: count }, () => one) },
})
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction })

const refused: readonly (readonly [string, object])[] = [
  ['no collection', { from: [] }],
  ['two collections', { from: [...from, ...from] }],
  ['a reserved collection', { from: [{ collectionId: '__c__' }] }],
  ['an empty in', { where: field('a', 'IN', values(0)) }],
  ['in without an array', { where: field('a', 'IN') }],
  ['31 values', { where: field('a', 'IN', values(31)) }],
  ['11 values not in', { where: field('a', 'NOT_IN', values(11)) }],
  ['32 disjunctions', { where: and(field('a', 'IN', values(4)), field('b', 'IN', values(8))) }],
  ['two not-equals', { where: and(field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NULL')) }],
  [
    'not-in beside in',
    { where: and(field('a', 'NOT_IN', values(1)), field('b', 'IN', values(2))) },
  ],
  [
    'an equality on the name beside an inequality',
    {
      where: and(
        field('__name__', 'EQUAL', { referenceValue: `${root}/a/b` }),
        field('b', 'NOT_EQUAL'),
      ),
    },
  ],
  [
    'two array-contains',
    { where: and(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS')) },
  ],
  ['an unknown operator', { where: field('a', 'toString') }],
  ['an unknown filter', { where: {} }],
  ['an empty AND', { where: and() }],
  ['a name that is not a reference', { where: field('__name__', 'EQUAL') }],
  ['a field ordered twice', { orderBy: [by('a'), by('a', 'DESCENDING')] }],
  ['an order after the name', { orderBy: [by('__name__'), by('a')] }],
  ['an unknown direction', { orderBy: [by('a', 'UP')] }],
  ['too many cursor values', { orderBy: [by('a')], startAt: { values: [one, one, one] } }],
  ['a cursor for the name that is not a reference', { startAt: { values: [one] } }],
  ['a negative limit', { limit: -1 }],
  ['a negative offset', { offset: -1 }],
  ['a fractional limit', { limit: 1.5 }],
  [
    'eleven inequalities',
    { where: and(...Array.from({ length: 11 }, (_, n) => field(`f${n}`, 'LESS_THAN'))) },
  ],
]

describe('parseQuery', () => {
  it.each(refused)('refuses %s', (_, query) => {
    expect(() => parseQuery(root, { from, ...query })).toThrowError(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    )
  })

  it('adds the implicit orders of inequality fields and the name', () => {
    const where = and(field('z', 'GREATER_THAN'), field('b', 'NOT_EQUAL'), field('a', 'EQUAL'))
    const orders = parseQuery(root, { from, where, orderBy: [by('k', 'DESCENDING')] }).facts.orderBy
    expect(orders.map(({ field, direction }) => `${field} ${direction}`)).toEqual([
      'k DESC',
      'b DESC',
      'z DESC',
      '__name__ DESC',
    ])
  })

  it('gives the rules the facts that hold for every result', () => {
    const { facts } = parseQuery(`${root}/companies/c1`, {
      from,
      where: and(
        field('a.b', 'EQUAL'),
        or(unary('n', 'IS_NULL'), and(field('x', 'LESS_THAN'), field('y', 'IN', values(2)))),
      ),
      limit: 5,
    })
    expect(facts).toEqual({
      parent: 'companies/c1',
      collectionId: 'c',
      allDescendants: false,
      filters: [
        { field: ['a', 'b'], op: '==', value: one },
        {
          or: [
            [{ field: ['n'], op: '==', value: { nullValue: null } }],
            [
              { field: ['x'], op: '<', value: one },
              { field: ['y'], op: 'in', value: values(2) },
            ],
          ],
        },
      ],
      limit: 5,
      offset: undefined,
      orderBy: [
        { field: 'x', direction: 'ASC' },
        { field: '__name__', direction: 'ASC' },
      ],
    })
  })

  it('gives equal queries equal keys', () => {
    const query = { from, where: field('a', 'EQUAL') }
    const key = parseQuery(root, query).key
    expect(
      parseQuery(root, { ...query, where: and(field('`a`', 'EQUAL')), orderBy: [by('__name__')] })
        .key,
    ).toBe(key)
    expect(parseQuery(root, { ...query, limit: 1 }).key).not.toBe(key)
    expect(parseQuery(`${root}/c/d`, query).key).not.toBe(key)
  })
})
