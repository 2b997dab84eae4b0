import { Bytes, DocumentReference, GeoPoint, Timestamp, VectorValue } from 'firebase/firestore'
import type { Doc } from '#domain/mutation/types.ts'
import { toWellFormed } from '#lib/to-well-formed.ts'
import {
  instantText,
  maxLevels,
  newReadBudget,
  plainEntries,
  plainItems,
  plainNumber,
  plainPoint,
} from '#domain/stored/plain-values.ts'
import type { ReadBudget } from '#domain/stored/plain-values.ts'

/**
 * A document from the SDK as plain JSON, the same as `decodeFields` returns. Never throws: anything that is not a
 * document value, or exceeds what a document can hold, becomes null or is left out.
 */
export function plainDoc(data: object): Doc {
  const allowance = newReadBudget()
  const read = (value: unknown) => plainValue(value, allowance, 1)
  try {
    return plainEntries(Object.entries(data), allowance, read)
  } catch {
    return {}
  }
}

function plainValue(value: unknown, allowance: ReadBudget, level: number): unknown {
  allowance.values -= 1
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return toWellFormed(value)
  if (typeof value === 'number') return plainNumber(value)
  if (typeof value !== 'object' || level > maxLevels) return null
  return plainObject(value, allowance, level)
}

function plainObject(value: object, allowance: ReadBudget, level: number): unknown {
  const read = (inner: unknown) => plainValue(inner, allowance, level + 1)
  // A getter or a proxy can throw, and so can the SDK on unforeseen values.
  try {
    if (Array.isArray(value)) return plainItems(value, allowance, read)
    if (isMap(value)) return plainEntries(Object.entries(value), allowance, read)
    if (value instanceof Timestamp) return instantText(value.seconds, value.nanoseconds)
    if (value instanceof GeoPoint) return plainPoint(value.latitude, value.longitude)
    if (value instanceof Bytes) return value.toBase64()
    if (value instanceof DocumentReference) return toWellFormed(value.path)
    if (value instanceof VectorValue) return plainItems(value.toArray(), allowance, read)
    return null
  } catch {
    return null
  }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
