import type { Week } from '#domain/entities/week.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** One person's weeks that were ever approved; only the office has anyone else's. */
export function weeksOf(userId: string): Query<readonly Week[]> {
  return defineQuery('weeksOf', userId, async ({ db }) =>
    entitiesOf('weeks', await db.weeks.where('userId').equals(userId).toArray()),
  )
}

/** Everyone's weeks on this device that were ever approved. */
export function everyonesWeeks(): Query<readonly Week[]> {
  return defineQuery('everyonesWeeks', null, async ({ db }) =>
    entitiesOf('weeks', await db.weeks.toArray()),
  )
}
