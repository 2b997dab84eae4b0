import { StatusError } from '#emulator/status.ts'
import { formatFieldPath, parseFieldPath } from '#emulator/values/field-path.ts'
import { parseList, parseObject, parseString, parseValue } from '#emulator/values/parse-value.ts'
import type { Value } from '#emulator/values/types.ts'
import { nameField, type FieldFilter, type Filter, type Operator } from './query.ts'

const fieldOperators: Readonly<Record<string, Operator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
}

const unaryOperators: Readonly<Record<string, { op: Operator; value: Value }>> = {
  IS_NULL: { op: '==', value: { nullValue: null } },
  IS_NOT_NULL: { op: '!=', value: { nullValue: null } },
  IS_NAN: { op: '==', value: { doubleValue: 'NaN' } },
  IS_NOT_NAN: { op: '!=', value: { doubleValue: 'NaN' } },
}

const maxNesting = 20

/** Parses StructuredQuery.where. Throws INVALID_ARGUMENT. */
export function parseFilter(json: unknown, depth = 0): Filter {
  const object = parseObject(json, 'filter')
  if (depth > maxNesting) throw invalid('Filters are nested too deeply')
  if (object['compositeFilter'] !== undefined) {
    return parseComposite(object['compositeFilter'], depth)
  }
  if (object['fieldFilter'] !== undefined) return parseFieldFilter(object['fieldFilter'])
  if (object['unaryFilter'] !== undefined) return parseUnary(object['unaryFilter'])
  throw invalid('A filter must be a compositeFilter, a fieldFilter or a unaryFilter')
}

function parseComposite(json: unknown, depth: number): Filter {
  const { op, filters } = parseObject(json, 'compositeFilter')
  if (op !== 'AND' && op !== 'OR') throw invalid('compositeFilter.op must be AND or OR')
  const parsed = parseList(filters, 'filters').map((filter) => parseFilter(filter, depth + 1))
  const [only] = parsed
  if (!only) throw invalid('compositeFilter.filters must not be empty')
  return parsed.length === 1 ? only : { kind: op === 'AND' ? 'and' : 'or', filters: parsed }
}

function parseUnary(json: unknown): Filter {
  const object = parseObject(json, 'unaryFilter')
  const known = lookUp(unaryOperators, object['op'], 'unaryFilter.op')
  return fieldFilter(object['field'], known.op, known.value)
}

function parseFieldFilter(json: unknown): Filter {
  const object = parseObject(json, 'fieldFilter')
  const op = lookUp(fieldOperators, object['op'], 'fieldFilter.op')
  const value = isListOperator(op) ? parseChoices(object['value']) : parseValue(object['value'])
  checkValue(op, value)
  return fieldFilter(object['field'], op, value)
}

function fieldFilter(fieldJson: unknown, op: Operator, value: Value): FieldFilter {
  const path = parseFieldPath(
    parseString(parseObject(fieldJson, 'field')['fieldPath'], 'fieldPath'),
  )
  const field = formatFieldPath(path)
  if (field === nameField) checkNameValue(op, value)
  return { kind: 'field', path, field, op, value }
}

function isListOperator(op: Operator): boolean {
  return op === 'in' || op === 'not-in' || op === 'array-contains-any'
}

/** The operand of a list operator; unlike in a stored array, its elements may be arrays. */
function parseChoices(json: unknown): Value {
  const list = parseObject(json, 'value')['arrayValue']
  if (list === undefined) return parseValue(json)
  const values = parseList(parseObject(list, 'arrayValue')['values'], 'arrayValue.values')
  return { arrayValue: { values: values.map((item) => parseValue(item)) } }
}

function checkValue(op: Operator, value: Value): void {
  if (!isListOperator(op)) return
  const label = op.replaceAll('-', '_').toUpperCase()
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
  if (values.length === 0) throw invalid(`'${label}' requires an non-empty ArrayValue.`)
  const max = op === 'not-in' ? 10 : 30
  if (values.length > max) {
    throw invalid(`'${label}' supports up to ${max} comparison values.`)
  }
}

function checkNameValue(op: Operator, value: Value): void {
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalid(`__key__ does not support ${op} filters`)
  }
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value]
  if (!values.every((item) => 'referenceValue' in item)) {
    throw invalid('__key__ filter value must be a Key')
  }
}

function lookUp<T>(table: Readonly<Record<string, T>>, key: unknown, what: string): T {
  const found = typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined
  if (found === undefined) throw invalid(`${what} is missing or unknown`)
  return found
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
