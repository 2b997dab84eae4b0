import type * as v from 'valibot'
import { collectionNames, collections } from '#domain/entities/collections.ts'
import type { CsvCell } from '#lib/csv.ts'
import type { ExportedDoc } from './read-documents.ts'

const others: Readonly<Record<string, readonly string[]>> = {
  tracks: ['uid', 'deviceId', 'startAt', 'endAt', 'expireAt', 'count', 'points', 'updatedAt'],
  routeDays: ['uid', 'day', 'metres', 'startAt', 'endAt', 'updatedAt'],
  positions: ['at', 'expireAt', 'latitude', 'longitude', 'accuracy', 'battery', 'updatedAt'],
  looks: ['uid', 'day', 'updatedBy', 'updatedAt', 'expireAt'],
}

/**
 * The columns of a collection's CSV, the id first; a group of fields such as an address has a column for each. The bytes
 * of a picture are a file of their own.
 */
export function csvColumns(collection: string): readonly string[] {
  const name = collectionNames.find((known) => known === collection)
  if (!name) return ['id', ...(others[collection] ?? [])]
  const fields = Object.entries(collections[name].schema.entries as v.ObjectEntries).filter(
    ([field]) => !(name === 'pictures' && field === 'data'),
  )
  return ['id', ...fields.flatMap(([field, schema]) => columnsOf(field, schema))]
}

/** A document as a row of these columns. */
export function csvRow(doc: ExportedDoc, columns: readonly string[]): readonly CsvCell[] {
  return columns.map((column) => {
    const [field = '', inner] = column.split('.')
    const value = doc[field]
    if (inner === undefined) return cellOf(value)
    return typeof value === 'object' && value !== null ? cellOf(Reflect.get(value, inner)) : ''
  })
}

function columnsOf(
  field: string,
  schema: v.GenericSchema | v.GenericSchemaAsync,
): readonly string[] {
  const inner = entriesOf(schema)
  return inner ? inner.map((name) => `${field}.${name}`) : [field]
}

/** The names of the fields of an object, however optional it is. */
function entriesOf(schema: object): readonly string[] | undefined {
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null)
    return Object.keys(schema.entries)
  return 'wrapped' in schema && typeof schema.wrapped === 'object' && schema.wrapped !== null
    ? entriesOf(schema.wrapped)
    : undefined
}

function cellOf(value: unknown): CsvCell {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}
