import type { Fields, Value } from '../values/types.ts'

/** Fields that hold the server's time; every other instant is text, but where it is given as a date. */
const serverTimes: ReadonlySet<string> = new Set(['updatedAt', 'receivedAt'])

/** Fields that the app stores as JSON text, by collection. */
export const jsonFields: Readonly<Record<string, readonly string[]>> = {
  companies: ['workingHours'],
  orders: ['checklist', 'answers'],
  templates: ['checklist'],
  messages: ['change'],
  photos: ['marks'],
  items: ['minimums'],
  mutations: ['args', 'conflicts', 'merged'],
}

/** Plain data of the document at `path` (relative to `/documents`) as Firestore values. */
export function toFields(path: string, data: Readonly<Record<string, unknown>>): Fields {
  const texts = jsonFields[path.split('/').at(-2) ?? ''] ?? []
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (serverTimes.has(key) && typeof value === 'string') return [key, { timestampValue: value }]
      const isText = texts.includes(key) && typeof value === 'object' && value !== null
      return [key, isText ? { stringValue: JSON.stringify(value) } : toValue(value)]
    }),
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
