import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesQuery } from '#emulator/engine/query/match-query.ts'
import { parseQuery } from '#emulator/engine/query/parse-query.ts'
import type { Query } from '#emulator/engine/query/query.ts'
import type { Fields, Value } from '#emulator/values/types.ts'
import { createBudget } from '../create-budget.ts'
import {
  Raw,
  alice,
  ask,
  fields,
  inDocuments,
  ruleset,
  time,
  reader,
  value,
} from '../testing/rules-harness.ts'

const root = 'projects/p/databases/(default)/documents'
const double = (number: number) => new Raw({ doubleValue: number })

const scalars = fc.constantFrom<unknown>(
  null,
  true,
  false,
  1,
  2,
  3,
  double(1),
  double(2.5),
  'a',
  'b',
  'alice',
  '',
)
const values = fc.oneof(
  { weight: 4, arbitrary: scalars },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.record({ k: scalars }, { requiredKeys: [] }) },
)
const documents = fc.record(
  {
    x: values,
    y: values,
    tags: fc.array(scalars, { maxLength: 3 }),
    m: fc.record({ k: scalars }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)

const paths = fc.constantFrom('x', 'y', 'tags', 'm.k')
const fieldFilters = fc.oneof(
  fc.record({ field: paths, op: fc.constant('EQUAL'), operand: values }),
  fc.record({
    field: paths,
    op: fc.constantFrom(
      'NOT_EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
    ),
    operand: scalars,
  }),
  fc.record({ field: paths, op: fc.constant('ARRAY_CONTAINS'), operand: scalars }),
  fc.record({
    field: paths,
    op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
    operand: fc.array(scalars, { minLength: 1, maxLength: 3 }),
  }),
)
type FieldFilter = { field: string; op: string; operand: unknown }

function filterJson({ field, op, operand }: FieldFilter): object {
  return { fieldFilter: { field: { fieldPath: field }, op, value: value(operand) } }
}

const filters: fc.Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: fieldFilters.map(filterJson) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('AND', 'OR'), fc.array(fieldFilters, { minLength: 2, maxLength: 3 }))
      .map(([op, parts]) => ({ compositeFilter: { op, filters: parts.map(filterJson) } })),
  },
)

const literals = fc.constantFrom(
  'null',
  'true',
  'false',
  '1',
  '2',
  '2.5',
  "'a'",
  "'b'",
  "'alice'",
  'request.auth.uid',
)
const data = fc.constantFrom(
  'resource.data.x',
  'resource.data.y',
  'resource.data.m.k',
  "resource.data['x']",
  "resource.data.get('x', 1)",
  "resource.data.get(['m', 'k'], 'a')",
)
const lists = fc
  .array(literals, { minLength: 1, maxLength: 3 })
  .map((items) => `[${items.join(', ')}]`)
const types = fc.constantFrom('string', 'number', 'int', 'bool', 'list', 'map')
const collections = fc.constantFrom(
  'resource.data.tags',
  'resource.data.x',
  'resource.data.tags.toSet()',
  'resource.data.keys()',
)
const comparisons = fc.constantFrom('==', '!=', '<', '<=', '>', '>=')

const atoms = fc.oneof(
  fc.tuple(data, comparisons, literals).map((parts) => parts.join(' ')),
  fc.tuple(literals, comparisons, data).map((parts) => parts.join(' ')),
  fc.tuple(data, comparisons, data).map((parts) => parts.join(' ')),
  fc.tuple(data, lists).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(literals, collections).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(data, types).map(([left, type]) => `${left} is ${type}`),
  fc
    .tuple(collections, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), lists)
    .map(([of, method, list]) => `${of}.${method}(${list})`),
  fc.constantFrom(
    "'x' in resource.data",
    "'k' in resource.data.m",
    "resource.data.keys().hasAll(['x', 'y'])",
    'resource.data.tags.size() > 0',
    'resource.data.x',
    "resource.id == 't1'",
    "resource.data.x + 'z' == 'az'",
    "[resource.data.x] == ['a']",
    "{'v': resource.data.x}.diff({'v': 1}).affectedKeys().size() == 0",
    'resource.data.size() >= 1',
  ),
)
const conditions: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 3, arbitrary: atoms },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
        .map(([left, op, right]) => `(${left} ${op} ${right})`),
    },
    { weight: 1, arbitrary: tie('condition').map((inner) => `!(${inner})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('condition'), tie('condition'), tie('condition'))
        .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
    },
  ),
})).condition

/** Documents that are likely to match, with operands of the filters as field values. */
function candidates(filter: object, drawn: readonly object[]): readonly Fields[] {
  const found: { path: string; operand: Value }[] = []
  JSON.stringify(filter, (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'fieldFilter' in node) {
      const { fieldFilter } = node as {
        fieldFilter: { field: { fieldPath: string }; op: string; value: Value }
      }
      const { value: operand, op } = fieldFilter
      const elements = 'arrayValue' in operand ? (operand.arrayValue.values ?? []) : []
      for (const each of [operand, ...elements]) {
        found.push({ path: fieldFilter.field.fieldPath, operand: each })
        if (op.startsWith('ARRAY'))
          found.push({
            path: fieldFilter.field.fieldPath,
            operand: { arrayValue: { values: [each] } },
          })
        if ('integerValue' in each)
          found.push({
            path: fieldFilter.field.fieldPath,
            operand: { doubleValue: Number(each.integerValue) },
          })
      }
    }
    return node
  })
  const put = (base: Fields, path: string, operand: Value): Fields =>
    path === 'm.k'
      ? { ...base, m: { mapValue: { fields: { k: operand } } } }
      : { ...base, [path]: operand }
  const bases = drawn.map(fields)
  return [
    ...bases,
    ...bases.flatMap((base) => found.map(({ path, operand }) => put(base, path, operand))),
    ...bases.map((base) => found.reduce((all, { path, operand }) => put(all, path, operand), base)),
  ]
}

test('where a query is allowed, so is every document that it returns', () => {
  let proven = 0
  fc.assert(
    fc.property(
      fc.option(filters),
      conditions,
      fc.array(documents, { minLength: 3, maxLength: 6 }),
      (filter, condition, drawn) => {
        let query: Query
        try {
          query = parseQuery(root, {
            from: [{ collectionId: 'things' }],
            ...(filter === null ? {} : { where: filter }),
          })
        } catch {
          return
        }
        const rules = ruleset(inDocuments(`match /things/{id} { allow read: if ${condition}; }`))
        const list = rules.decideList({
          query: query.facts,
          auth: alice,
          time,
          reader: reader({}),
          budget: createBudget(1),
        })
        if (!list.allowed) return
        for (const resource of candidates(filter ?? {}, drawn)) {
          const stored = {
            name: `${root}/things/t1`,
            fields: resource,
            createTime: time,
            updateTime: time,
          }
          if (!matchesQuery(query, stored)) continue
          proven += 1
          const get = ask(rules, { path: 'things/t1', resource })
          if (!get.allowed)
            throw new Error(
              `${condition} does not hold for ${JSON.stringify(resource)}: ${get.reason}`,
            )
        }
      },
    ),
    { seed: 20260301, numRuns: 10_000 },
  )
  // Without proven queries the property would hold trivially.
  expect(proven).toBeGreaterThan(500)
}, 120_000)
