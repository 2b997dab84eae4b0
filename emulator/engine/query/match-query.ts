import { compareValues, typeRank, valuesEqual } from '#emulator/values/compare-values.ts'
import { emptyFields, fieldAt, withField, type FieldPath } from '#emulator/values/field-path.ts'
import { isNaNValue } from '#emulator/values/numbers.ts'
import { compareNames } from '#emulator/values/resource-name.ts'
import type { Value } from '#emulator/values/types.ts'
import { nameField, type Cursor, type FieldFilter, type Filter, type Query } from './query.ts'
import type { StoredDocument } from '../types.ts'

/** A document's value at a field path; `__name__` is its reference. */
export function valueOf(document: StoredDocument, path: FieldPath): Value | undefined {
  return path.length === 1 && path[0] === nameField
    ? { referenceValue: document.name }
    : fieldAt(document.fields, path)
}

/** Whether a document is within the scope, filters, ordered fields and cursors of a query. */
export function matchesQuery(query: Query, document: StoredDocument): boolean {
  return (
    isInScope(query, document.name) &&
    query.orders.every(({ path }) => valueOf(document, path) !== undefined) &&
    (!query.where || matchesFilter(query.where, document)) &&
    isAfterStart(query, document) &&
    isBeforeEnd(query, document)
  )
}

function isInScope(query: Query, name: string): boolean {
  const { parent, collectionId, allDescendants } = query
  if (!name.startsWith(parent) || name[parent.length] !== '/') return false
  const idAt = name.lastIndexOf('/')
  const collectionAt = name.lastIndexOf('/', idAt - 1)
  if (collectionId !== '' && name.slice(collectionAt + 1, idAt) !== collectionId) return false
  return allDescendants || collectionAt === parent.length
}

/** Whether a document matches a filter; one without the field does not. */
export function matchesFilter(filter: Filter, document: StoredDocument): boolean {
  if (filter.kind === 'field') {
    const value = valueOf(document, filter.path)
    return value !== undefined && matchesField(filter, value)
  }
  return filter.kind === 'and'
    ? filter.filters.every((part) => matchesFilter(part, document))
    : filter.filters.some((part) => matchesFilter(part, document))
}

function matchesField({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case '==':
      return valuesEqual(value, operand)
    case '!=':
      return !isNull(value) && !valuesEqual(value, operand)
    case '<':
      return isComparable(value, operand) && compareValues(value, operand) < 0
    case '<=':
      return isComparable(value, operand) && compareValues(value, operand) <= 0
    case '>':
      return isComparable(value, operand) && compareValues(value, operand) > 0
    case '>=':
      return isComparable(value, operand) && compareValues(value, operand) >= 0
    case 'in':
      return isFindable(value) && contains(operand, value)
    case 'not-in':
      return !isNull(value) && !contains(operand, { nullValue: null }) && !contains(operand, value)
    case 'array-contains':
      return isFindable(operand) && contains(value, operand)
    case 'array-contains-any':
      return elementsOf(operand).some((element) => isFindable(element) && contains(value, element))
  }
}

function isNull(value: Value): boolean {
  return 'nullValue' in value
}

/** `in` and the array operators never match null and NaN; only `==` does. */
export function isFindable(value: Value): boolean {
  return !isNull(value) && !isNaNValue(value)
}

/** NaN sorts before all numbers, but inequality filters do not compare it with them. */
function isComparable(a: Value, b: Value): boolean {
  return typeRank(a) === typeRank(b) && isNaNValue(a) === isNaNValue(b)
}

function elementsOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

function contains(array: Value, wanted: Value): boolean {
  return elementsOf(array).some((element) => valuesEqual(element, wanted))
}

/** Compares by the orders of a query, which end with the name. */
export function compareDocuments(query: Query, a: StoredDocument, b: StoredDocument): number {
  for (const { path, field, direction } of query.orders) {
    const order = field === nameField ? compareNames(a.name, b.name) : compareAt(path, a, b)
    if (order !== 0) return direction === 'ASC' ? order : -order
  }
  return 0
}

function compareAt(path: FieldPath, a: StoredDocument, b: StoredDocument): number {
  const x = fieldAt(a.fields, path)
  const y = fieldAt(b.fields, path)
  if (!x || !y) return (x ? 1 : 0) - (y ? 1 : 0)
  return compareValues(x, y)
}

function isAfterStart(query: Query, document: StoredDocument): boolean {
  if (!query.startAt) return true
  const order = compareToCursor(query, document, query.startAt)
  return query.startAt.before ? order >= 0 : order > 0
}

function isBeforeEnd(query: Query, document: StoredDocument): boolean {
  if (!query.endAt) return true
  const order = compareToCursor(query, document, query.endAt)
  return query.endAt.before ? order < 0 : order <= 0
}

function compareToCursor(query: Query, document: StoredDocument, cursor: Cursor): number {
  for (const [index, bound] of cursor.values.entries()) {
    const by = query.orders[index]
    const value = by && valueOf(document, by.path)
    if (!by || !value) return 0
    const order = compareValues(value, bound)
    if (order !== 0) return by.direction === 'ASC' ? order : -order
  }
  return 0
}

/** The document with the selected fields only. */
export function project(query: Query, document: StoredDocument): StoredDocument {
  if (!query.select) return document
  let fields = emptyFields()
  for (const path of query.select) {
    const value = fieldAt(document.fields, path)
    if (value) fields = withField(fields, path, value)
  }
  return { ...document, fields }
}
