import type { CollectionName } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/stored/parse-row.ts'

type Row = Readonly<Record<string, unknown>>

/** What a restore sets again, and what it does not bring back. */
const setAgain = new Set(
  'schema,updatedAt,updatedBy,receiptId,receivedAt,leadId,role,permissions,writes,since,until'.split(
    ',',
  ),
)
/** Rows as the app reads them, to compare before and after: fields that it does not know are not restored. */
export const comparable = (collection: CollectionName, rows: readonly Row[]) =>
  rows
    .filter(({ deletedAt }) => typeof deletedAt !== 'string')
    .map((row) => {
      const parsed = parseRow(collection, String(row['id']), row)
      if (!parsed.ok) throw new Error(`${collection} ${String(row['id'])}`)
      return Object.fromEntries(Object.entries(parsed.value).filter(([key]) => !setAgain.has(key)))
    })
