import { StatusError } from '#emulator/status.ts'
import { emptyFields, parseFieldPath, type FieldPath } from '#emulator/values/field-path.ts'
import {
  doubleValue,
  integerValue,
  isNumber,
  maxInteger,
  minInteger,
  toDouble,
  type NumberValue,
} from '#emulator/values/numbers.ts'
import { parseObject, parseString } from '#emulator/values/parse-value.ts'
import type { Fields, Value } from '#emulator/values/types.ts'
import { valueOf } from './match-query.ts'
import type { StoredDocument } from '../types.ts'

export interface Aggregation {
  readonly alias: string
  readonly kind: 'count' | 'sum' | 'avg'
  /** The field to sum; undefined for a count. */
  readonly path: FieldPath | undefined
  readonly upTo: number
}

/** Parses the aggregations of a request. Throws INVALID_ARGUMENT. */
export function parseAggregations(
  list: readonly Readonly<Record<string, unknown>>[],
): readonly Aggregation[] {
  if (list.length === 0) throw invalid('At least one aggregation is required')
  if (list.length > 5) throw invalid('The maximum number of aggregations allowed is 5')
  const aggregations = list.map(parseAggregation)
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length) {
    throw invalid('Aggregation aliases must be unique')
  }
  return aggregations
}

function parseAggregation(json: unknown, index: number): Aggregation {
  const object = parseObject(json, 'aggregation')
  const given = object['alias'] ?? ''
  const alias = parseString(given, 'alias') || `field_${index + 1}`
  const { count, sum, avg } = object
  if (count !== undefined) return { alias, kind: 'count', path: undefined, upTo: parseUpTo(count) }
  if (sum !== undefined) return { alias, kind: 'sum', path: parseField(sum), upTo: Infinity }
  if (avg !== undefined) return { alias, kind: 'avg', path: parseField(avg), upTo: Infinity }
  throw invalid('An aggregation must be a count, a sum or an avg')
}

function parseUpTo(json: unknown): number {
  const given = parseObject(json, 'count')['upTo']
  if (given === undefined || given === null) return Infinity
  const number = Number(typeof given === 'object' ? parseObject(given, 'upTo')['value'] : given)
  if (!Number.isInteger(number) || number <= 0) throw invalid('count.upTo must be positive')
  return number
}

function parseField(json: unknown): FieldPath {
  const field = parseObject(parseObject(json, 'aggregation')['field'], 'field')
  return parseFieldPath(parseString(field['fieldPath'], 'fieldPath'))
}

/** Aggregates the documents that have every aggregated field, as Firestore does. */
export function aggregate(
  documents: Iterable<StoredDocument>,
  aggregations: readonly Aggregation[],
): Fields {
  const paths = aggregations.flatMap(({ path }) => (path ? [path] : []))
  const totals = aggregations.map(() => createTotal())
  for (const document of documents) {
    if (!paths.every((path) => valueOf(document, path))) continue
    for (const [index, { path }] of aggregations.entries()) {
      totals[index]?.add(path && valueOf(document, path))
    }
  }
  const fields = emptyFields()
  for (const [index, { alias, kind, upTo }] of aggregations.entries()) {
    const total = totals[index]
    if (!total) continue
    fields[alias] =
      kind === 'count'
        ? { integerValue: String(Math.min(total.documents(), upTo)) }
        : kind === 'sum'
          ? total.sum()
          : total.average()
  }
  return fields
}

function createTotal() {
  let documents = 0
  let numbers = 0
  let integers = 0n
  let doubles = 0
  let sawDouble = false
  return {
    add(value: Value | undefined): void {
      documents += 1
      if (!value || !isNumber(value)) return
      numbers += 1
      if ('integerValue' in value) integers += BigInt(value.integerValue)
      else {
        doubles += toDouble(value)
        sawDouble = true
      }
    },
    documents: () => documents,
    /** An integer where all summands are integers and the sum fits, else a double; 0 for none. */
    sum(): NumberValue {
      const isInteger = !sawDouble && integers <= maxInteger && integers >= minInteger
      return isInteger ? integerValue(integers) : doubleValue(Number(integers) + doubles)
    },
    average(): Value {
      if (numbers === 0) return { nullValue: null }
      return doubleValue((Number(integers) + doubles) / numbers)
    },
  }
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
