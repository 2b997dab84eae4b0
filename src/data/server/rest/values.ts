import type { Doc } from '#domain/mutation/types.ts'
import { toWellFormed } from '#lib/to-well-formed.ts'
import {
  maxLevels,
  newReadBudget,
  plainEntries,
  plainItems,
  plainNumber,
  plainPoint,
} from '#domain/stored/plain-values.ts'
import type { ReadBudget } from '#domain/stored/plain-values.ts'
import { toAppDoc } from '#domain/stored/to-app-doc.ts'
import type { WireFields, WireValue } from '../../types/wire-value.ts'
import { withJsonText } from '#domain/stored/json-text.ts'

/**
 * Plain JSON as Firestore fields. Whole numbers become integers, others doubles; texts stay texts, also
 * those that look like instants (server times are written by transforms only). `undefined` is left out; what
 * Firestore cannot hold becomes null, so that one bad value cannot stop the queue.
 */
export function encodeFields(doc: Doc): WireFields {
  const fields: Record<string, WireValue> = {}
  for (const [key, value] of Object.entries(doc)) {
    if (value !== undefined && key !== '__proto__') fields[key] = encodeValue(value)
  }
  return fields
}

function encodeValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null }
  if (Array.isArray(value)) {
    const values = value.filter((item) => item !== undefined).map(encodeValue)
    return { arrayValue: values.length > 0 ? { values } : {} }
  }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return encodeNumber(value)
  if (typeof value === 'string') return { stringValue: toWellFormed(value) }
  if (isRecord(value)) return { mapValue: { fields: encodeFields(value) } }
  return { nullValue: null }
}

function encodeNumber(value: number): WireValue {
  // Minus zero too: as a double it would not be an integer to the rules.
  if (Number.isSafeInteger(value)) return { integerValue: String(value) }
  return { doubleValue: Number.isFinite(value) ? value : String(value) }
}

/**
 * Firestore fields as plain JSON. Timestamps become ISO strings in UTC with six fraction digits. Never throws: anything
 * that is not a Firestore value, or exceeds what a document can hold, becomes null or is left out.
 */
export function decodeFields(fields: unknown): Doc {
  const allowance = newReadBudget()
  return decodeMap(fields, allowance, (value) => decode(value, allowance, 1))
}

export function decodeValue(value: unknown): unknown {
  return decode(value, newReadBudget(), 0)
}

/** Read at any level: they are empty, and the SDK returns them unchanged. */
const primitives: ReadonlySet<string> = new Set([
  'integerValue',
  'doubleValue',
  'booleanValue',
  'stringValue',
])

function decode(value: unknown, allowance: ReadBudget, level: number): unknown {
  allowance.values -= 1
  if (!isRecord(value)) return null
  const read = (inner: unknown) => decode(inner, allowance, level + 1)
  const [type = '', held] = Object.entries(value)[0] ?? []
  if (level > maxLevels && !primitives.has(type)) return null
  switch (type) {
    case 'integerValue':
    case 'doubleValue':
      return isNumberLike(held) ? plainNumber(Number(held)) : null
    case 'booleanValue':
      return typeof held === 'boolean' ? held : null
    case 'stringValue':
      return typeof held === 'string' ? toWellFormed(held) : null
    case 'bytesValue':
      return typeof held === 'string' ? held : null
    case 'timestampValue':
      return normaliseInstant(String(held))
    case 'referenceValue':
      return typeof held === 'string' ? toWellFormed(held.replace(/^.*?\/documents\//s, '')) : null
    case 'geoPointValue':
      return isRecord(held) ? plainPoint(held.latitude ?? 0, held.longitude ?? 0) : null
    case 'arrayValue':
      return decodeList(held, allowance, read)
    case 'mapValue': {
      const fields = isRecord(held) ? held.fields : undefined
      return isVector(fields)
        ? decodeVector(fields, allowance, read)
        : decodeMap(fields, allowance, read)
    }
    default:
      return null
  }
}

type Read = (value: unknown) => unknown

function decodeMap(fields: unknown, allowance: ReadBudget, read: Read): Doc {
  return isRecord(fields) ? plainEntries(Object.entries(fields), allowance, read) : {}
}

function decodeList(held: unknown, allowance: ReadBudget, read: Read): readonly unknown[] {
  const values = isRecord(held) ? held.values : undefined
  return Array.isArray(values) ? plainItems(values, allowance, read) : []
}

/** The map that represents a vector of numbers. */
function isVector(fields: unknown): fields is Readonly<Record<string, unknown>> {
  return (
    isRecord(fields) && isRecord(fields.__type__) && fields.__type__.stringValue === '__vector__'
  )
}

function decodeVector(
  { value }: Readonly<Record<string, unknown>>,
  allowance: ReadBudget,
  read: Read,
): readonly unknown[] {
  return decodeList(isRecord(value) ? value.arrayValue : undefined, allowance, read)
}

/** Numbers come as numbers, or as texts if JSON cannot represent them. */
function isNumberLike(held: unknown): held is number | string {
  return typeof held === 'number' || (typeof held === 'string' && held.trim() !== '')
}

/** The same instant with exactly six fraction digits, so that texts sort as times do; null if it is not an instant. */
export function normaliseInstant(instant: string): string | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(instant)
  return match && `${match[1]}.${(match[2] ?? '').padEnd(6, '0').slice(0, 6)}Z`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A document's fields as the server holds them (`withJsonText`). */
export function encodeDoc(collection: string, doc: Doc): WireFields {
  return encodeFields(withJsonText(collection, doc))
}

/** A server document in the form of the app. Never throws. */
export function decodeDoc(collection: string, fields: unknown): Doc {
  return toAppDoc(collection, decodeFields(fields))
}
