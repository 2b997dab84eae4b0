import * as fc from 'fast-check'
import { formatFieldPath } from '#emulator/values/field-path.ts'
import { fewValues } from './value-arbitraries.ts'
import type { Value } from '#emulator/values/types.ts'

/*
 * Random documents and queries for tests. Fields, values and ids are few, so that equal values, missing fields
 * and overlapping filters are frequent.
 */

export const root = 'projects/demo/databases/(default)/documents'

const ids = ['a', 'b', 'c', '__id2__', '__id10__', 'é', 'd/c/x', 'd/c/y', 'l'.repeat(1_000)]
const fieldPaths = [['p'], ['q'], ['m', 'k'], ['odd.name']]

interface WorldDocument {
  readonly name: string
  readonly fields: Record<string, Value>
}

export const anyDocument: fc.Arbitrary<WorldDocument> = fc
  .record({
    id: fc.constantFrom(...ids),
    p: fewValues,
    q: fc.option(fewValues, { nil: undefined }),
    k: fc.option(fewValues, { nil: undefined }),
    odd: fc.option(fewValues, { nil: undefined }),
  })
  .map(({ id, p, q, k, odd }) => ({
    name: `${root}/c/${id}`,
    fields: {
      ...(p ? { p } : {}),
      ...(q ? { q } : {}),
      ...(k ? { m: { mapValue: { fields: { k } } } } : {}),
      ...(odd ? { 'odd.name': odd } : {}),
    },
  }))

const reference = fc
  .constantFrom(...ids)
  .map((id): Value => ({ referenceValue: `${root}/c/${id}` }))
const field = fc.constantFrom(...fieldPaths.map(formatFieldPath))

const valueFilter = fc
  .tuple(
    field,
    fc.oneof(
      fc.tuple(
        fc.constantFrom(
          'EQUAL',
          'EQUAL',
          'NOT_EQUAL',
          'LESS_THAN',
          'LESS_THAN_OR_EQUAL',
          'GREATER_THAN',
          'GREATER_THAN_OR_EQUAL',
          'ARRAY_CONTAINS',
        ),
        fewValues.filter((value) => !('arrayValue' in value)),
      ),
      fc.tuple(
        fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'),
        fc
          .array(
            fewValues.filter((value) => !('arrayValue' in value)),
            { minLength: 1, maxLength: 3 },
          )
          .map((values): Value => ({ arrayValue: { values } })),
      ),
    ),
  )
  .map(([fieldPath, [op, value]]) => ({ fieldFilter: { field: { fieldPath }, op, value } }))

const unaryFilter = fc
  .tuple(field, fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'))
  .map(([fieldPath, op]) => ({ unaryFilter: { field: { fieldPath }, op } }))

const nameFilter = fc
  .tuple(fc.constantFrom('EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'GREATER_THAN'), reference)
  .map(([op, value]) => ({ fieldFilter: { field: { fieldPath: '__name__' }, op, value } }))

const leaf = fc.oneof(
  { weight: 8, arbitrary: valueFilter },
  { weight: 2, arbitrary: unaryFilter },
  { weight: 1, arbitrary: nameFilter },
)

const composite = fc
  .tuple(fc.constantFrom('AND', 'AND', 'OR'), fc.array(leaf, { minLength: 1, maxLength: 3 }))
  .map(([op, filters]) => ({ compositeFilter: { op, filters } }))

const where = fc.oneof(
  leaf,
  composite,
  fc
    .tuple(
      fc.constantFrom('AND', 'OR'),
      fc.array(fc.oneof(leaf, composite), { minLength: 2, maxLength: 3 }),
    )
    .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
)

const direction = fc.constantFrom('ASCENDING', 'DESCENDING')

const orderBy = fc
  .tuple(
    fc.uniqueArray(fc.tuple(field, direction), { selector: ([path]) => path, maxLength: 2 }),
    fc.option(direction, { nil: undefined }),
  )
  .map(([fields, byName]) => [
    ...fields.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    ...(byName ? [{ field: { fieldPath: '__name__' }, direction: byName }] : []),
  ])

export type Json = Readonly<Record<string, unknown>>

function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
}

/** A query over the documents. The engine refuses some combinations. */
export const anyQuery: fc.Arbitrary<Json> = fc
  .record({
    where: fc.option(where, { nil: undefined, freq: 4 }),
    orderBy,
    allDescendants: fc.boolean(),
    limit: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined, freq: 2 }),
    offset: seldom(fc.integer({ min: 0, max: 3 })),
    start: seldom(fc.tuple(fc.array(fewValues, { maxLength: 2 }), reference, fc.boolean())),
    end: seldom(fc.tuple(fc.array(fewValues, { maxLength: 2 }), reference, fc.boolean())),
  })
  .map(({ where, orderBy, allDescendants, limit, offset, start, end }) => ({
    from: [{ collectionId: 'c', allDescendants }],
    ...(where ? { where } : {}),
    orderBy,
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
    ...(start && orderBy.length > 0 ? { startAt: cursor(orderBy, start) } : {}),
    ...(end && orderBy.length > 0 ? { endAt: cursor(orderBy, end) } : {}),
  }))

function cursor(
  orderBy: readonly { readonly field: { readonly fieldPath: string } }[],
  [values, name, before]: readonly [readonly Value[], Value, boolean],
) {
  const fitting = orderBy
    .slice(0, Math.max(values.length, 1))
    .map(({ field }, index) =>
      field.fieldPath === '__name__' ? name : (values[index] ?? { nullValue: null }),
    )
  return { values: fitting, before }
}
