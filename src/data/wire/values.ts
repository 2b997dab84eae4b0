import type { Doc } from '#domain/mutation/types.ts'

/** A Firestore value in the REST API's proto3 JSON form. Exactly one key is set. */
export type WireValue = Readonly<Record<string, unknown>>
export type WireFields = Readonly<Record<string, WireValue>>

/**
 * Plain JSON as Firestore fields. Whole numbers become integers, others doubles; texts stay texts, also
 * those that look like instants (server times are written by transforms only). `undefined` is left out.
 */
export function encodeFields(doc: Doc): WireFields {
  const fields: Record<string, WireValue> = {}
  for (const [key, value] of Object.entries(doc)) {
    if (value !== undefined) fields[key] = encodeValue(value)
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
  if (typeof value === 'string') return { stringValue: wellFormed(value) }
  if (isRecord(value)) return { mapValue: { fields: encodeFields(value) } }
  throw new TypeError(`Firestore cannot hold a ${typeof value}`)
}

/** Half an emoji, as cutting a text can leave it, is no UTF-8: Firestore would refuse the whole change. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

function encodeNumber(value: number): WireValue {
  // Minus zero too: as a double it would be no whole number to the rules.
  if (Number.isSafeInteger(value)) return { integerValue: String(value) }
  return { doubleValue: Number.isFinite(value) ? value : String(value) }
}

/** Firestore fields as plain JSON. Timestamps become ISO strings in UTC with six fraction digits. */
export function decodeFields(fields: unknown): Doc {
  const doc: Record<string, unknown> = {}
  if (isRecord(fields)) {
    for (const [key, value] of Object.entries(fields)) doc[key] = decodeValue(value)
  }
  return doc
}

export function decodeValue(value: unknown): unknown {
  if (!isRecord(value)) throw new TypeError('Not a Firestore value')
  const [entry] = Object.entries(value)
  if (!entry) throw new TypeError('An empty Firestore value')
  const [type, held] = entry
  switch (type) {
    case 'nullValue':
      return null
    case 'integerValue':
    case 'doubleValue':
      return Number(held)
    case 'timestampValue':
      return normaliseInstant(String(held))
    case 'arrayValue': {
      const values = isRecord(held) ? held.values : undefined
      return Array.isArray(values) ? values.map(decodeValue) : []
    }
    case 'mapValue':
      return decodeFields(isRecord(held) ? held.fields : undefined)
    case 'booleanValue':
    case 'stringValue':
    case 'bytesValue':
    case 'referenceValue':
    case 'geoPointValue':
      return held
    default:
      throw new TypeError(`An unknown Firestore value: ${type}`)
  }
}

/** The same instant with exactly six fraction digits, so that texts sort as times do. */
export function normaliseInstant(instant: string): string {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(instant)
  if (!match) throw new TypeError(`Not an instant: ${instant}`)
  return `${match[1]}.${(match[2] ?? '').padEnd(6, '0').slice(0, 6)}Z`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
