import { compareText } from './compare-text.ts'
import { compareNumbers } from './numbers.ts'
import { compareNames } from './resource-name.ts'
import { parseInstant } from './timestamp.ts'
import type { Fields, Value } from './types.ts'

/** The rank of a value's type in Firestore's order of types. */
export function typeRank(value: Value): number {
  if ('nullValue' in value) return 0
  if ('booleanValue' in value) return 1
  if ('integerValue' in value || 'doubleValue' in value) return 2
  if ('timestampValue' in value) return 3
  if ('stringValue' in value) return 4
  if ('bytesValue' in value) return 5
  if ('referenceValue' in value) return 6
  if ('geoPointValue' in value) return 7
  if ('arrayValue' in value) return 8
  return vectorElements(value) ? 9 : 10
}

/** The elements of a vector (a map with `__type__: '__vector__'`), or undefined for any other value. */
export function vectorElements(value: Value): readonly Value[] | undefined {
  if (!('mapValue' in value) || !value.mapValue.fields) return undefined
  const fields = value.mapValue.fields
  if (!Object.hasOwn(fields, '__type__')) return undefined
  const { __type__: type, value: elements } = fields
  if (!type || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined
  return elements && 'arrayValue' in elements ? (elements.arrayValue.values ?? []) : undefined
}

/** Firestore's total order across all types: negative, zero or positive. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue)
  if ('integerValue' in a || 'doubleValue' in a) {
    if ('integerValue' in b || 'doubleValue' in b) return compareNumbers(a, b)
  }
  const byType = typeRank(a) - typeRank(b)
  return byType === 0 ? compareSameType(a, b) : byType
}

function compareSameType(a: Value, b: Value): number {
  if ('booleanValue' in a && 'booleanValue' in b)
    return Number(a.booleanValue) - Number(b.booleanValue)
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compareInstants(a.timestampValue, b.timestampValue)
  }
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'))
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    return compareNames(a.referenceValue, b.referenceValue)
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const x = a.geoPointValue
    const y = b.geoPointValue
    return x.latitude - y.latitude || x.longitude - y.longitude
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? [])
  }
  if ('mapValue' in a && 'mapValue' in b) {
    const x = vectorElements(a)
    const y = vectorElements(b)
    if (x && y) return x.length - y.length || compareLists(x, y)
    return compareMaps(a.mapValue.fields, b.mapValue.fields)
  }
  return 0
}

function compareInstants(a: string, b: string): number {
  if (a === b) return 0
  const x = parseInstant(a)
  const y = parseInstant(b)
  return x.seconds - y.seconds || x.nanos - y.nanos
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index]
    if (!other) return 1
    const order = compareValues(value, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** The keys of a map in the order of comparison. */
export function sortedKeys(fields: Fields): string[] {
  return Object.keys(fields).sort(compareText)
}

function compareMaps(a: Fields = {}, b: Fields = {}): number {
  const keysA = sortedKeys(a)
  const keysB = sortedKeys(b)
  for (const [index, key] of keysA.entries()) {
    const other = keysB[index]
    if (other === undefined) return 1
    const x = a[key]
    const y = b[other]
    const order = compareText(key, other) || (x && y ? compareValues(x, y) : 0)
    if (order !== 0) return order
  }
  return keysA.length - keysB.length
}

/** Equality of queries and array transforms: 1 equals 1.0, NaN equals NaN. */
export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0
}

/** Exact equality, in which 1 differs from 1.0. Decides whether a write changes a document. */
export function fieldsIdentical(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => {
    const x = a[key]
    const y = Object.hasOwn(b, key) ? b[key] : undefined
    return x !== undefined && y !== undefined && valuesIdentical(x, y)
  })
}

function valuesIdentical(a: Value, b: Value): boolean {
  if (a === b) return true
  if ('mapValue' in a && 'mapValue' in b) {
    return fieldsIdentical(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    const y = b.arrayValue.values ?? []
    const x = a.arrayValue.values ?? []
    return x.length === y.length && x.every((item, index) => sameItem(item, y[index]))
  }
  return JSON.stringify(a) === JSON.stringify(b)
}

function sameItem(a: Value, b: Value | undefined): boolean {
  return b !== undefined && valuesIdentical(a, b)
}
