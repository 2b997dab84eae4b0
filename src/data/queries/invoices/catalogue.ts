import type { Item } from '#domain/entities/item.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { readItems } from '../stock/read-items.ts'

/** What of the catalogue can be sold, by name. */
export function catalogue(): Query<readonly Item[]> {
  return defineQuery('catalogue', null, async ({ db }) =>
    (await readItems(db))
      .filter(({ archivedAt }) => archivedAt === null)
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  )
}
