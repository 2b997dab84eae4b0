import type { CollectionName } from '../entities/collections.ts'

type Limits = Readonly<Record<string, number>>

const limits: Partial<Record<CollectionName, Limits>> = {
  companies: {
    workingHours: 2000,
    taxIds: 2500,
    holidays: 60_000,
    taxCodes: 30_000,
    skills: 30_000,
    arrivalWindows: 2000,
    territories: 60_000,
    planningWeights: 3000,
    barriers: 30_000,
  },
  sites: { openingHours: 2000 },
  staff: { skills: 20_000, weeklyHours: 2000, breaks: 2000, exceptions: 60_000 },
  orders: { checklist: 100_000, answers: 100_000, skills: 20_000, neededItems: 6000 },
  templates: { checklist: 100_000, skills: 20_000 },
  plans: { checklist: 100_000, skills: 20_000, neededItems: 6000, overrides: 25_000 },
  messages: { change: 40_000 },
  photos: { marks: 84_000 },
  items: { minimums: 40_000 },
  priceLists: { rules: 80_000 },
  invoices: {
    discount: 200,
    lines: 150_000,
    seller: 5000,
    buyer: 5000,
    totals: 8000,
    credited: 5000,
    deposits: 40_000,
  },
  estimates: { options: 5000, lines: 150_000, deposit: 200 },
  mutations: { details: 150_000 },
}

const none: Limits = {}

/**
 * Fields whose values security rules cannot inspect. The server holds them as JSON text, the app as values; the number
 * is the greatest length of that text in UTF-16 units. `firestore.rules` holds the same numbers.
 */
export function jsonFieldsOf(collection: string): Limits {
  return Object.hasOwn(limits, collection) ? (limits[collection as CollectionName] ?? none) : none
}

/** Fields of a receipt that no query uses; the server holds them together in one field, `details`. */
export const receiptDetails = [
  'version',
  'args',
  'deviceId',
  'deviceAt',
  'offsetMs',
  'conflicts',
  'merged',
  'cut',
] as const

/** Greatest lengths, as JSON text, of the values in a receipt. Together with the other fields they fit its limit. */
export const receiptLimits = { args: 60_000, conflicts: 40_000, merged: 40_000 } as const

/** The length of a value as JSON text. */
export function jsonLength(value: unknown): number {
  return JSON.stringify(value ?? null).length
}
