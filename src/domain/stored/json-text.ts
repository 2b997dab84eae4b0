import { jsonFieldsOf, receiptDetails } from '#domain/stored/json-fields.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { toWellFormed } from '#lib/to-well-formed.ts'
import { newReadBudget, plainEntries, plainItems, plainNumber } from './plain-values.ts'
import type { ReadBudget } from './plain-values.ts'

/** Longest text that is parsed, in UTF-16 units: above every limit, and small enough to parse. */
const longestText = 250_000
/** Levels of nesting that a parsed value may have. */
const deepest = 20

/** A document in the form of the server: fields that rules cannot iterate over are JSON text. */
export function withJsonText(collection: string, doc: Doc): Doc {
  const grouped = collection === 'mutations' ? withDetails(doc) : doc
  return mapFields(collection, grouped, (value) =>
    value === null || value === undefined ? value : JSON.stringify(value),
  )
}

/**
 * A server document in the form of the app. Maps and lists stored by older apps are taken as they are; other values
 * that are not readable text are left out. Never throws.
 */
export function withJsonValues(collection: string, doc: Doc): Doc {
  const values = mapFields(collection, doc, (value) => {
    if (typeof value === 'string') return parseText(value)
    return typeof value === 'object' && isShallow(value, deepest) ? value : undefined
  })
  return collection === 'mutations' ? withoutDetails(values) : values
}

/** A receipt with its unqueried fields joined into `details`. */
function withDetails(doc: Doc): Doc {
  const isDetail = (field: string) => (receiptDetails as readonly string[]).includes(field)
  const entries = Object.entries(doc)
  const details = entries.filter(([field]) => isDetail(field))
  if (details.length === 0) return doc
  const others = entries.filter(([field]) => !isDetail(field))
  return { ...Object.fromEntries(others), details: Object.fromEntries(details) }
}

/** A receipt with all its fields separate; those of older apps have no `details`. */
function withoutDetails({ details, ...doc }: Doc): Doc {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return doc
  const known = receiptDetails.filter((field) => Object.hasOwn(details, field))
  return {
    ...doc,
    ...Object.fromEntries(known.map((field) => [field, Reflect.get(details, field)])),
  }
}

function mapFields(collection: string, doc: Doc, change: (value: unknown) => unknown): Doc {
  const fields = Object.keys(jsonFieldsOf(collection)).filter((field) => Object.hasOwn(doc, field))
  if (fields.length === 0) return doc
  const changed = fields.map((field) => [field, change(doc[field])] as const)
  const gone = new Set(changed.flatMap(([field, value]) => (value === undefined ? [field] : [])))
  const next: Doc = { ...doc, ...Object.fromEntries(changed) }
  if (gone.size === 0) return next
  return Object.fromEntries(Object.entries(next).filter(([field]) => !gone.has(field)))
}

function parseText(text: string): unknown {
  if (text.length > longestText) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isShallow(value, deepest) ? plain(value, newReadBudget()) : undefined
  } catch {
    return undefined
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1))
}

/** Parsed JSON as if it had come as Firestore fields. */
function plain(value: unknown, allowance: ReadBudget): unknown {
  allowance.values -= 1
  const read = (inner: unknown) => plain(inner, allowance)
  if (typeof value === 'number') return plainNumber(value)
  if (typeof value === 'string') return toWellFormed(value)
  if (Array.isArray(value)) return plainItems(value, allowance, read)
  if (typeof value !== 'object' || value === null) return value
  return plainEntries(Object.entries(value), allowance, read)
}
