import { compareValues, typeRank } from '#emulator/values/compare-values.ts'
import { fieldAt, parseFieldPath } from '#emulator/values/field-path.ts'
import type { Value } from '#emulator/values/types.ts'
import type { StoredDocument } from '#emulator/engine/types.ts'

/*
 * A reference implementation of Firestore's query semantics for tests, over the proto3 JSON: filters all documents,
 * sorts and limits them, without query plans, indexes or incremental results.
 */

interface Model {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[]
  readonly where?: Where
  readonly orderBy?: readonly ModelOrder[]
  readonly startAt?: ModelCursor
  readonly endAt?: ModelCursor
  readonly limit?: number
  readonly offset?: number
}
interface ModelOrder {
  readonly field: { readonly fieldPath: string }
  readonly direction: string
}
interface ModelCursor {
  readonly values: readonly Value[]
  readonly before: boolean
}
interface Where {
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Where[] }
  readonly fieldFilter?: {
    readonly field: { readonly fieldPath: string }
    readonly op: string
    readonly value: Value
  }
  readonly unaryFilter?: { readonly field: { readonly fieldPath: string }; readonly op: string }
}

/** The names of the query's results, in order. */
export function modelQuery(
  documents: readonly StoredDocument[],
  parent: string,
  json: Readonly<Record<string, unknown>>,
): string[] {
  const query = json as unknown as Model
  const orders = allOrders(query)
  const found = documents
    .filter(({ name }) => inScope(query, parent, name))
    .filter((document) => orders.every(({ field }) => at(document, field.fieldPath)))
    .filter((document) => !query.where || passes(document, query.where))
    .filter(
      (document) =>
        !query.startAt || side(document, query.startAt, orders) >= (query.startAt.before ? 0 : 1),
    )
    .filter(
      (document) =>
        !query.endAt || side(document, query.endAt, orders) <= (query.endAt.before ? -1 : 0),
    )
    .sort((a, b) => {
      for (const { field, direction } of orders) {
        const [x, y] = [at(a, field.fieldPath), at(b, field.fieldPath)]
        const order = x && y ? compareValues(x, y) : 0
        if (order !== 0) return direction === 'DESCENDING' ? -order : order
      }
      return 0
    })
  const offset = query.offset ?? 0
  return found.slice(offset, offset + (query.limit ?? Infinity)).map(({ name }) => name)
}

function inScope({ from }: Model, parent: string, name: string): boolean {
  const segments = name.slice(parent.length + 1).split('/')
  return (
    segments.at(-2) === from[0]?.collectionId &&
    (from[0]?.allDescendants === true || segments.length === 2)
  )
}

function at(document: StoredDocument, fieldPath: string): Value | undefined {
  return fieldPath === '__name__'
    ? { referenceValue: document.name }
    : fieldAt(document.fields, parseFieldPath(fieldPath))
}

function allOrders(query: Model): ModelOrder[] {
  const orders = [...(query.orderBy ?? [])]
  if (orders.at(-1)?.field.fieldPath === '__name__') return orders
  const direction = orders.at(-1)?.direction ?? 'ASCENDING'
  const inequalities = query.where ? [...new Set(unequal(query.where))].sort() : []
  for (const fieldPath of [...inequalities, '__name__']) {
    const isNew = !orders.some(({ field }) => field.fieldPath === fieldPath)
    if (isNew && (fieldPath !== '__name__' || orders.at(-1)?.field.fieldPath !== '__name__')) {
      if (fieldPath !== '__name__' || !orders.some(({ field }) => field.fieldPath === '__name__')) {
        orders.push({ field: { fieldPath }, direction })
      }
    }
  }
  return orders
}

function unequal({ compositeFilter, fieldFilter, unaryFilter }: Where): string[] {
  if (compositeFilter) return compositeFilter.filters.flatMap(unequal)
  const { field, op } = fieldFilter ?? unaryFilter ?? { field: { fieldPath: '' }, op: '' }
  const isUnequal = /LESS|GREATER|NOT/u.test(op) && field.fieldPath !== '__name__'
  return isUnequal ? [field.fieldPath] : []
}

function side(
  document: StoredDocument,
  { values }: ModelCursor,
  orders: readonly ModelOrder[],
): number {
  for (const [index, bound] of values.entries()) {
    const { field, direction } = orders[index] ?? { field: { fieldPath: '' }, direction: '' }
    const value = at(document, field.fieldPath)
    const order = value ? Math.sign(compareValues(value, bound)) : 0
    if (order !== 0) return direction === 'DESCENDING' ? -order : order
  }
  return 0
}

function passes(
  document: StoredDocument,
  { compositeFilter, fieldFilter, unaryFilter }: Where,
): boolean {
  if (compositeFilter) {
    const { op, filters } = compositeFilter
    return op === 'OR'
      ? filters.some((filter) => passes(document, filter))
      : filters.every((filter) => passes(document, filter))
  }
  const value = at(document, (fieldFilter ?? unaryFilter)?.field.fieldPath ?? '')
  if (!value) return false
  const isNull = 'nullValue' in value
  const isNaN = 'doubleValue' in value && value.doubleValue === 'NaN'
  if (unaryFilter) {
    const { op } = unaryFilter
    if (op === 'IS_NULL') return isNull
    if (op === 'IS_NAN') return isNaN
    return !isNull && (op === 'IS_NOT_NULL' || !isNaN)
  }
  if (!fieldFilter) return false
  const { op, value: wanted } = fieldFilter
  const list = (of: Value) => ('arrayValue' in of ? (of.arrayValue.values ?? []) : [])
  const has = (array: Value, item: Value) =>
    list(array).some((one) => compareValues(one, item) === 0)
  const order = compareValues(value, wanted)
  const wantsNaN = 'doubleValue' in wanted && wanted.doubleValue === 'NaN'
  const comparable = typeRank(value) === typeRank(wanted) && isNaN === wantsNaN
  if (op === 'EQUAL') return order === 0
  if (op === 'NOT_EQUAL') return !isNull && order !== 0
  if (op === 'LESS_THAN') return comparable && order < 0
  if (op === 'LESS_THAN_OR_EQUAL') return comparable && order <= 0
  if (op === 'GREATER_THAN') return comparable && order > 0
  if (op === 'GREATER_THAN_OR_EQUAL') return comparable && order >= 0
  const findable = (item: Value) =>
    !('nullValue' in item) && !('doubleValue' in item && item.doubleValue === 'NaN')
  if (op === 'ARRAY_CONTAINS') return findable(wanted) && has(value, wanted)
  if (op === 'ARRAY_CONTAINS_ANY')
    return list(wanted).some((item) => findable(item) && has(value, item))
  if (op === 'IN') return findable(value) && has(wanted, value)
  return !isNull && !has(wanted, value) && !has(wanted, { nullValue: null })
}
