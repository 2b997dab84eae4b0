import type { Cost } from '#domain/entities/cost.ts'
import { isLoaded, itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'

/** What items and people cost the company; undefined before it is loaded. Only the office has any. */
export function costs(): Query<readonly Cost[] | undefined> {
  return defineQuery('costs', null, ({ db }) =>
    itemsIfLoaded(db, ['costs'], async () => entitiesOf('costs', await db.costs.toArray())),
  )
}

/** What one item or person costs: null where that is not known, undefined before it is loaded. */
export function costOfId(id: string): Query<Cost | null | undefined> {
  return defineQuery('costOfId', id, async ({ db }) => {
    const [isKnown, row] = await Promise.all([isLoaded(db, ['costs']), db.costs.get(id)])
    return entityOf('costs', row) ?? (isKnown ? null : undefined)
  })
}
