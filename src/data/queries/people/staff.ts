import type { Picture } from '#domain/entities/picture.ts'
import type { Staff } from '#domain/entities/staff.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf, entityOf } from '../entities-of.ts'

/**
 * What one person is planned by: null where they have none, undefined before it is loaded. Only the office has anyone
 * else's.
 */
export function staffOf(userId: string): Query<Staff | null | undefined> {
  return defineQuery('staffOf', userId, async ({ db }) => {
    const [isKnown, row] = await Promise.all([
      isLoaded(db, ['staff', 'staff:mine']),
      db.staff.get(userId),
    ])
    return entityOf('staff', row) ?? (isKnown ? null : undefined)
  })
}

/** What each person is planned by, as far as this device has it. */
export function everyonesStaff(): Query<readonly Staff[]> {
  return defineQuery('everyonesStaff', null, async ({ db }) =>
    entitiesOf('staff', await db.staff.toArray()),
  )
}

/** The pictures of people, and the company's logo. */
export function pictures(): Query<readonly Picture[]> {
  return defineQuery('pictures', null, async ({ db }) =>
    entitiesOf('pictures', await db.pictures.toArray()),
  )
}

/** One picture; null where there is none. */
export function pictureOf(id: string): Query<Picture | null> {
  return defineQuery(
    'pictureOf',
    id,
    async ({ db }) => entityOf('pictures', await db.pictures.get(id)) ?? null,
  )
}
