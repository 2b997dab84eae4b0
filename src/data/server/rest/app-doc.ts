import type { Doc } from '#domain/mutation/types.ts'
import { withJsonValues } from './json-text.ts'

/** When something was done, where it cannot have been done after the server heard of it. */
const actTimes: Readonly<Record<string, string>> = {
  messages: 'at',
  reads: 'readAt',
  movements: 'at',
  visits: 'at',
  photos: 'takenAt',
}

/** So far clocks may differ, in milliseconds. */
const ahead = 300_000

/** A document of the server as the app holds it. Never throws. */
export function appDoc(collection: string, doc: Doc): Doc {
  return withoutFuture(collection, withJsonValues(collection, doc))
}

/**
 * An act that claims to be of the future counts as done when the server heard of it, so that it stands before
 * nothing that comes after it.
 */
function withoutFuture(collection: string, doc: Doc): Doc {
  const field = Object.hasOwn(actTimes, collection) ? actTimes[collection] : undefined
  const { [field ?? '']: at, updatedAt } = doc
  if (field === undefined || typeof at !== 'string' || typeof updatedAt !== 'string') return doc
  const isFuture = Date.parse(at) > Date.parse(updatedAt) + ahead
  return isFuture ? { ...doc, [field]: updatedAt } : doc
}
