import { StatusError } from '../status.ts'
import { emptyFields } from './field-path.ts'
import { isWellFormed } from './is-well-formed.ts'
import { doubleValue, integerValue, maxInteger, minInteger } from './numbers.ts'
import { parseDocumentName } from './resource-name.ts'
import { formatInstant, parseInstant } from './timestamp.ts'
import type { Fields, Value } from './types.ts'

const maxDepth = 20
const reservedName = /^__.*__$/su

/** Checks that JSON is an object. Throws INVALID_ARGUMENT that names `what` for anything else. */
export function parseObject(json: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalid(`${what} must be an object`)
  }
  return json as Record<string, unknown>
}

/** Checks that JSON is an array; a missing one is empty. Throws INVALID_ARGUMENT. */
export function parseList(json: unknown, what: string): readonly unknown[] {
  if (json === undefined || json === null) return []
  if (!Array.isArray(json)) throw invalid(`${what} must be an array`)
  return json
}

export function parseString(json: unknown, what: string): string {
  if (typeof json !== 'string') throw invalid(`${what} must be a string`)
  return json
}

/**
 * Parses a value into canonical form: timestamps in microseconds, normalised base64, maps without a prototype.
 * Throws INVALID_ARGUMENT for values that Firestore would not store.
 */
export function parseValue(json: unknown, depth = 0): Value {
  const object = parseObject(json, 'Value')
  const keys = Object.keys(object).filter((key) => object[key] !== undefined)
  const [kind] = keys
  if (keys.length !== 1 || kind === undefined) {
    throw invalid('Value must have exactly one of its type fields set')
  }
  return parseKind(kind, object[kind], depth)
}

function parseKind(kind: string, content: unknown, depth: number): Value {
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0) throw wrong(kind)
      return { nullValue: null }
    case 'booleanValue':
      if (typeof content !== 'boolean') throw wrong(kind)
      return { booleanValue: content }
    case 'integerValue':
      return parseInteger(content)
    case 'doubleValue':
      return parseDouble(content)
    case 'timestampValue':
      return { timestampValue: formatInstant(parseInstant(parseString(content, kind))) }
    case 'stringValue':
      return parseText(content)
    case 'bytesValue':
      return parseBytes(content)
    case 'referenceValue': {
      const name = parseString(content, kind)
      parseDocumentName(name)
      return { referenceValue: name }
    }
    case 'geoPointValue':
      return parseGeoPoint(content)
    case 'arrayValue':
      return parseArray(content, depth)
    case 'mapValue': {
      const map = parseObject(content, kind)
      return { mapValue: { fields: parseFields(map['fields'] ?? {}, depth + 1) } }
    }
    default:
      throw invalid(`Unknown value type "${kind.slice(0, 60)}"`)
  }
}

/** Parses the fields of a document (depth 0) or of a map. Throws INVALID_ARGUMENT. */
export function parseFields(json: unknown, depth = 0): Fields {
  checkDepth(depth)
  const object = parseObject(json, 'fields')
  const fields = emptyFields()
  const isVector = depth > 0 && isVectorObject(object)
  for (const key of Object.keys(object)) {
    if (!isVector) checkFieldName(key)
    fields[key] = parseValue(object[key], depth)
  }
  if (isVector) checkVector(fields)
  return fields
}

function checkFieldName(name: string): void {
  if (name === '') throw invalid('Field names must not be empty')
  if (reservedName.test(name)) throw invalid(`Field name "${name}" is reserved.`)
  if (name.length > 500 && Buffer.byteLength(name) > 1500) {
    throw invalid('A field name is longer than 1500 bytes')
  }
  if (!isWellFormed(name)) throw invalid('A field name is not valid UTF-8')
}

function isVectorObject(object: Readonly<Record<string, unknown>>): boolean {
  const type = Object.hasOwn(object, '__type__') ? object['__type__'] : undefined
  return (
    typeof type === 'object' &&
    type !== null &&
    'stringValue' in type &&
    type.stringValue === '__vector__'
  )
}

function checkVector(fields: Fields): void {
  const { value } = fields
  const elements = value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined
  if (!elements || Object.keys(fields).length !== 2) {
    throw invalid('A vector must have exactly the fields __type__ and value')
  }
  if (elements.length === 0 || elements.length > 2048) {
    throw invalid('A vector must have 1 to 2048 dimensions')
  }
  if (!elements.every((element) => 'doubleValue' in element)) {
    throw invalid('A vector must hold doubles only')
  }
}

function parseInteger(content: unknown): Value {
  if (typeof content === 'number' && Number.isSafeInteger(content)) {
    return { integerValue: String(content) }
  }
  if (typeof content !== 'string' || !/^[+-]?\d{1,25}$/u.test(content)) throw wrong('integerValue')
  const integer = BigInt(content)
  if (integer > maxInteger || integer < minInteger) throw wrong('integerValue')
  return integerValue(integer)
}

function parseDouble(content: unknown): Value {
  if (typeof content === 'number') return doubleValue(content)
  const text = parseString(content, 'doubleValue')
  if (text === 'NaN' || text === 'Infinity' || text === '-Infinity') return { doubleValue: text }
  if (!/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/u.test(text)) throw wrong('doubleValue')
  return doubleValue(Number(text))
}

function parseText(content: unknown): Value {
  const text = parseString(content, 'stringValue')
  if (!isWellFormed(text)) throw invalid('stringValue is not valid UTF-8')
  return { stringValue: text }
}

function parseBytes(content: unknown): Value {
  const text = parseString(content, 'bytesValue')
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/u.test(text)) throw wrong('bytesValue')
  return { bytesValue: Buffer.from(text, 'base64').toString('base64') }
}

function parseGeoPoint(content: unknown): Value {
  const point = parseObject(content, 'geoPointValue')
  const { latitude = 0, longitude = 0 } = point
  if (typeof latitude !== 'number' || !(latitude >= -90 && latitude <= 90)) {
    throw invalid('geoPointValue.latitude must be in the range [-90, 90]')
  }
  if (typeof longitude !== 'number' || !(longitude >= -180 && longitude <= 180)) {
    throw invalid('geoPointValue.longitude must be in the range [-180, 180]')
  }
  // Adding zero turns -0 into 0, because JSON has no -0.
  return { geoPointValue: { latitude: latitude + 0, longitude: longitude + 0 } }
}

function parseArray(content: unknown, depth: number): Value {
  checkDepth(depth + 1)
  const values = parseList(parseObject(content, 'arrayValue')['values'], 'arrayValue.values')
  return {
    arrayValue: {
      values: values.map((item) => {
        const value = parseValue(item, depth + 1)
        if ('arrayValue' in value) {
          throw invalid('Cannot convert an array value in an array value.')
        }
        return value
      }),
    },
  }
}

function checkDepth(depth: number): void {
  if (depth > maxDepth) throw invalid('Maximum depth of nested fields (20) exceeded')
}

function wrong(kind: string): StatusError {
  return invalid(`Invalid ${kind}`)
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
