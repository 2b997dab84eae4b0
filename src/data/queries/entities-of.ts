import type { Entities } from '#domain/entities/collections.ts'
import { nextTask } from '#lib/next-task.ts'
import type { RowCollection } from '../local/rows/collections.ts'
import { storedEntity } from '../local/rows/stored-entity.ts'
import type { Row } from '../local/database/rows.ts'
import { reportUnreadable } from './report-unreadable.ts'

/** The entity of a row; null for a tombstone, and for a row that this app cannot read (which is reported). */
export function entityOf<C extends RowCollection>(
  collection: C,
  row: Row | undefined,
): Entities[C] | null {
  if (!row || typeof row.deletedAt === 'string') return null
  const entity = storedEntity(collection, row)
  if (entity.ok) return entity.value
  reportUnreadable(`${collection}/${row.id}`, entity.problem)
  return null
}

/** The entities of rows, without tombstones and unreadable rows. */
export function entitiesOf<C extends RowCollection>(
  collection: C,
  rows: readonly (Row | undefined)[],
): Entities[C][] {
  return rows.flatMap((row) => entityOf(collection, row) ?? [])
}

/** Rows of an older format are parsed, which takes a hundred times as long. */
const atOnce = 200
const longestMs = 4

/** The same for thousands of rows, yielding to taps and frames in between. */
export async function manyEntitiesOf<C extends RowCollection>(
  collection: C,
  rows: readonly (Row | undefined)[],
): Promise<Entities[C][]> {
  const entities: Entities[C][] = []
  let since = performance.now()
  for (let from = 0; from < rows.length; from += atOnce) {
    if (performance.now() - since > longestMs) {
      await nextTask()
      since = performance.now()
    }
    entities.push(...entitiesOf(collection, rows.slice(from, from + atOnce)))
  }
  return entities
}
