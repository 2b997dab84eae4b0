import type { Doc } from '#domain/mutation/types.ts'
import { withJsonValues } from './json-text.ts'

/** Fields with the time of an act, which cannot be later than the server's receipt of it. */
const actTimes: Readonly<Record<string, string>> = {
  messages: 'at',
  reads: 'readAt',
  movements: 'at',
  visits: 'at',
  photos: 'takenAt',
}

/** The tolerated difference between clocks, in milliseconds. */
const ahead = 300_000

/** A server document in the form of the app. Never throws. */
export function toAppDoc(collection: string, doc: Doc): Doc {
  return withoutFuture(collection, withJsonValues(collection, doc))
}

/** An act dated in the future counts as done when the server received it, so that it does not sort after later ones. */
function withoutFuture(collection: string, doc: Doc): Doc {
  const field = Object.hasOwn(actTimes, collection) ? actTimes[collection] : undefined
  const { [field ?? '']: at, updatedAt } = doc
  if (field === undefined || typeof at !== 'string' || typeof updatedAt !== 'string') return doc
  const isFuture = Date.parse(at) > Date.parse(updatedAt) + ahead
  return isFuture ? { ...doc, [field]: updatedAt } : doc
}
