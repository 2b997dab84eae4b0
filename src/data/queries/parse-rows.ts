import { parseRow } from '#domain/entities/parse-row.ts'
import type { Entities } from '#domain/entities/collections.ts'
import type { RowCollection } from '../local/rows/collections.ts'
import { docOf } from '../local/rows/doc-of.ts'
import type { Row } from '../local/database/rows.ts'
import { reportUnreadable } from './report-unreadable.ts'

/** A row as an entity; null for a tombstone, and for a row that this app cannot read (which is reported). */
export function parseOne<C extends RowCollection>(
  collection: C,
  row: Row | undefined,
): Entities[C] | null {
  if (!row || typeof row.deletedAt === 'string') return null
  const parsed = parseRow(collection, row.id, docOf(row))
  if (parsed.ok) return parsed.value
  reportUnreadable(`${collection}/${row.id}`, parsed.problem)
  return null
}

/** Rows as entities, without tombstones and unreadable rows. */
export function parseRows<C extends RowCollection>(
  collection: C,
  rows: readonly (Row | undefined)[],
): Entities[C][] {
  return rows.flatMap((row) => parseOne(collection, row) ?? [])
}

const atOnce = 200

/** The same for thousands of rows, yielding to taps and frames in between. */
export async function parseManyRows<C extends RowCollection>(
  collection: C,
  rows: readonly (Row | undefined)[],
): Promise<Entities[C][]> {
  const parsed = parseRows(collection, rows.slice(0, atOnce))
  for (let from = atOnce; from < rows.length; from += atOnce) {
    await new Promise((resolve) => setTimeout(resolve))
    parsed.push(...parseRows(collection, rows.slice(from, from + atOnce)))
  }
  return parsed
}
