import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import type { Doc } from '../../../src/domain/mutation/types.ts'
import { instantText } from '../../../src/domain/stored/plain-values.ts'
import { toAppDoc } from '../../../src/domain/stored/to-app-doc.ts'

/** A document of the Admin SDK in the form in which mutators see it. */
export function plainDoc(collection: string, data: object): Doc {
  return toAppDoc(collection, plainMap(data))
}

function plainMap(data: object): Doc {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainValue(value)]))
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plainValue)
  if (value instanceof Timestamp) return instantText(value.seconds, value.nanoseconds)
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (value instanceof DocumentReference) return value.path
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude }
  return plainMap(value)
}
