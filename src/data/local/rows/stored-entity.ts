import type { Entities } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Problem } from '#domain/problem.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Row } from '../database/rows.ts'
import type { RowCollection } from './collections.ts'
import { docOf } from './doc-of.ts'
import type { Parsed } from './parsed-row.ts'
import { parsedKey, rowFormat } from './row-format.ts'

/** Whether the row was parsed, by this format, when it was stored. */
export function isParsed(row: Row): boolean {
  return parsedOf(row) !== null
}

/**
 * The entity that a row holds: trusted as it was parsed when it was stored; a row of another format is parsed now, and
 * fails if this app cannot read it. The only way from a row to an entity.
 */
export function storedEntity<C extends RowCollection>(
  collection: C,
  row: Row,
): Result<Entities[C], Problem> {
  const parsed = parsedOf(row)
  if (!parsed) return parseRow(collection, row.id, docOf(row))
  const { [parsedKey]: _parsed, ...entity } = row
  if (parsed.set) Object.assign(entity, parsed.set)
  for (const key of parsed.drop ?? []) Reflect.deleteProperty(entity, key)
  return ok(entity as unknown as Entities[C])
}

function parsedOf({ [parsedKey]: parsed }: Row): Parsed | null {
  const known = parsed as Partial<Parsed> | null | undefined
  return known?.format === rowFormat ? (known as Parsed) : null
}
