import { StatusError } from '#emulator/status.ts'
import { compareText } from '#emulator/values/compare-text.ts'
import { formatFieldPath, parseFieldPath, type FieldPath } from '#emulator/values/field-path.ts'
import { parseList, parseObject, parseString, parseValue } from '#emulator/values/parse-value.ts'
import { parseResourceName, problemOfId } from '#emulator/values/resource-name.ts'
import { checkFilters, disjunctsOf, factsOf, inequalityFields } from './normalise-filter.ts'
import { parseFilter } from './parse-filter.ts'
import { nameField, type Cursor, type Filter, type Order, type Query } from './query.ts'
import type { QueryFacts, StructuredQuery } from '../types.ts'

/** Parses and validates a StructuredQuery. Throws INVALID_ARGUMENT (UNIMPLEMENTED for vector search). */
export function parseQuery(parent: string, json: StructuredQuery): Query {
  const object = parseObject(json, 'structuredQuery')
  if (object['findNearest'] !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Vector search is not supported by this emulator')
  }
  const parentPath = parseResourceName(parent).path
  if (parentPath.length % 2 === 1) throw invalid('A query parent must be a document or the root')
  const { collectionId, allDescendants } = parseFrom(object['from'])
  const where = isAbsent(object['where']) ? undefined : parseFilter(object['where'])
  const disjuncts = disjunctsOf(where)
  checkFilters(where, disjuncts)
  const orders = withImplicitOrders(parseOrders(object['orderBy']), where)
  const startAt = parseCursor(object['startAt'], orders)
  const endAt = parseCursor(object['endAt'], orders)
  const limit = parseCount(object['limit'], 'limit')
  const offset = parseCount(object['offset'], 'offset')
  const select = parseSelect(object['select'])
  const facts: QueryFacts = {
    parent: parentPath.join('/'),
    collectionId,
    allDescendants,
    filters: factsOf(where),
    limit,
    offset,
    orderBy: orders.map(({ field, direction }) => ({ field, direction })),
  }
  const key = JSON.stringify([parent, facts, startAt, endAt, select])
  return {
    facts,
    parent,
    key,
    parentPath,
    collectionId,
    allDescendants,
    where,
    disjuncts,
    orders,
    startAt,
    endAt,
    limit,
    offset: offset ?? 0,
    select,
  }
}

function parseFrom(json: unknown): { collectionId: string; allDescendants: boolean } {
  const selectors = parseList(json, 'from')
  if (selectors.length !== 1) throw invalid('A query must have exactly one collection in `from`')
  const { collectionId = '', allDescendants = false } = parseObject(selectors[0], 'from')
  if (typeof allDescendants !== 'boolean') throw invalid('allDescendants must be a boolean')
  const id = parseString(collectionId, 'collectionId')
  const problem = id === '' ? undefined : problemOfId(id)
  if (problem) throw invalid(`Collection id "${id.slice(0, 200)}" is invalid: ${problem}`)
  return { collectionId: id, allDescendants }
}

function parseOrders(json: unknown): readonly Order[] {
  const orders = parseList(json, 'orderBy').map((item): Order => {
    const { field, direction = 'ASCENDING' } = parseObject(item, 'orderBy')
    const path = parseField(field)
    if (direction === 'DESCENDING') return order(path, 'DESC')
    if (direction === 'ASCENDING' || direction === 'DIRECTION_UNSPECIFIED')
      return order(path, 'ASC')
    throw invalid('orderBy.direction must be ASCENDING or DESCENDING')
  })
  const fields = orders.map(({ field }) => field)
  const duplicate = fields.find((field, index) => fields.indexOf(field) !== index)
  if (duplicate !== undefined) {
    throw invalid(`order by clause cannot contain duplicate fields ${duplicate}`)
  }
  const nameAt = fields.indexOf(nameField)
  if (nameAt >= 0 && nameAt < fields.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key')
  }
  return orders
}

function parseField(json: unknown): FieldPath {
  return parseFieldPath(parseString(parseObject(json, 'field')['fieldPath'], 'fieldPath'))
}

function order(path: FieldPath, direction: Order['direction']): Order {
  return { path, field: formatFieldPath(path), direction }
}

/** Appends fields with inequalities, then the name, in the direction of the last explicit order. */
function withImplicitOrders(given: readonly Order[], where: Filter | undefined): readonly Order[] {
  const last = given.at(-1)
  if (last?.field === nameField) return given
  const direction = last?.direction ?? 'ASC'
  const named = new Set(given.map(({ field }) => field))
  const missing = inequalityFields(where)
    .filter(({ field }) => !named.has(field) && field !== nameField)
    .sort((a, b) => compareText(a.field, b.field))
    .map(({ path }) => order(path, direction))
  return [...given, ...missing, order([nameField], direction)]
}

function parseCursor(json: unknown, orders: readonly Order[]): Cursor | undefined {
  if (isAbsent(json)) return undefined
  const { values, before = false } = parseObject(json, 'cursor')
  if (typeof before !== 'boolean') throw invalid('cursor.before must be a boolean')
  const parsed = parseList(values, 'cursor.values').map((value) => parseValue(value))
  if (parsed.length > orders.length) throw invalid('Cursor has too many values.')
  for (const [index, value] of parsed.entries()) {
    if (orders[index]?.field === nameField && !('referenceValue' in value)) {
      throw invalid('Cursor value for __name__ must be a document reference')
    }
  }
  return parsed.length === 0 ? undefined : { values: parsed, before }
}

function parseCount(json: unknown, what: string): number | undefined {
  if (isAbsent(json)) return undefined
  const count = typeof json === 'object' ? parseObject(json, what)['value'] : json
  const number = typeof count === 'string' ? Number(count) : count
  if (typeof number !== 'number' || !Number.isInteger(number) || number > 2 ** 31 - 1) {
    throw invalid(`${what} must be an integer`)
  }
  if (number < 0) throw invalid(`${what} is negative`)
  return number
}

function parseSelect(json: unknown): readonly FieldPath[] | undefined {
  if (isAbsent(json)) return undefined
  const paths = parseList(parseObject(json, 'select')['fields'], 'select.fields').map(parseField)
  // As in Firestore, an empty projection returns names only.
  return paths.filter((path) => formatFieldPath(path) !== nameField)
}

function isAbsent(json: unknown): json is null | undefined {
  return json === undefined || json === null
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
