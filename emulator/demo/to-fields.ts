import type { Fields, Value } from '../values/types.ts'

/** Fields that hold the server's time; every other instant is text unless it is given as a Date. */
const serverTimes: ReadonlySet<string> = new Set(['updatedAt', 'receivedAt'])

/** Fields that the app stores as JSON text, by collection. */
export const jsonFields: Readonly<Record<string, readonly string[]>> = {
  companies: [
    'workingHours',
    'taxIds',
    'holidays',
    'taxCodes',
    'skills',
    'arrivalWindows',
    'territories',
    'planningWeights',
    'barriers',
  ],
  sites: ['openingHours'],
  staff: ['skills', 'weeklyHours', 'breaks', 'exceptions'],
  orders: ['checklist', 'answers', 'skills', 'neededItems'],
  templates: ['checklist', 'skills'],
  plans: ['checklist', 'skills', 'neededItems', 'overrides'],
  messages: ['change'],
  photos: ['marks'],
  items: ['minimums'],
  priceLists: ['rules'],
  invoices: ['discount', 'lines', 'seller', 'buyer', 'totals', 'credited', 'deposits'],
  estimates: ['options', 'lines', 'deposit'],
  mutations: ['details'],
}

/** Fields of a receipt that the app stores together, as its `details`. */
export const receiptDetails: readonly string[] = [
  'version',
  'args',
  'deviceId',
  'deviceAt',
  'offsetMs',
  'conflicts',
  'merged',
  'cut',
]

type Data = Readonly<Record<string, unknown>>

/** Plain data of the document at `path` (relative to `/documents`) as Firestore values. */
export function toFields(path: string, data: Data): Fields {
  const collection = path.split('/').at(-2) ?? ''
  const texts = jsonFields[collection] ?? []
  const stored = collection === 'mutations' ? withDetails(data) : data
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => {
      if (serverTimes.has(key) && typeof value === 'string') return [key, { timestampValue: value }]
      const isText = texts.includes(key) && typeof value === 'object' && value !== null
      return [key, isText ? { stringValue: JSON.stringify(value) } : toValue(value)]
    }),
  )
}

function withDetails(data: Data): Data {
  const entries = Object.entries(data)
  const details = entries.filter(([key]) => receiptDetails.includes(key))
  if (details.length === 0) return data
  const others = entries.filter(([key]) => !receiptDetails.includes(key))
  return { ...Object.fromEntries(others), details: Object.fromEntries(details) }
}

function toValue(value: unknown): Value {
  if (value === null || value === undefined) return { nullValue: null }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
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
