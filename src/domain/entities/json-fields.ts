import type { CollectionName } from './collections.ts'

type Limits = Readonly<Record<string, number>>

const limits: Partial<Record<CollectionName, Limits>> = {
  companies: { workingHours: 2000 },
  orders: { checklist: 100_000, answers: 100_000 },
  templates: { checklist: 100_000 },
  messages: { change: 40_000 },
  photos: { marks: 84_000 },
  items: { minimums: 40_000 },
  mutations: { args: 60_000, conflicts: 40_000, merged: 40_000 },
}

const none: Limits = {}

/**
 * Fields whose values security rules cannot look through. The server holds them as JSON text, and the app as
 * values; the number is the text's greatest length in UTF-16 units. `firestore.rules` holds the same numbers.
 */
export function jsonFieldsOf(collection: string): Limits {
  return Object.hasOwn(limits, collection) ? (limits[collection as CollectionName] ?? none) : none
}

/** Length of a value as JSON text. */
export function jsonLength(value: unknown): number {
  return JSON.stringify(value ?? null).length
}
