import type { Fields, Value } from '../values/types.ts'

/** Fields that hold the server's time; every other instant is text, but where it is given as a date. */
const serverTimes: ReadonlySet<string> = new Set(['updatedAt', 'receivedAt'])

/** A document's plain data as Firestore values. */
export function toFields(data: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      serverTimes.has(key) && typeof value === 'string'
        ? { timestampValue: value }
        : toValue(value),
    ]),
  )
}

function toValue(value: unknown): Value {
  if (value === null || value === undefined) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } }
  return {
    mapValue: {
      fields: Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, toValue(inner)]),
      ),
    },
  }
}
