import type { Location } from '#domain/entities/location.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The person's own van; null if they have none. */
export function ownVan(): Query<Location | null> {
  return defineQuery('ownVan', null, async ({ db, uid }) => {
    const places = entitiesOf('locations', await db.locations.toArray())
    return places.find((place) => place.technicianId === uid && isInUse(place)) ?? null
  })
}
