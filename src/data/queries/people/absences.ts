import type { Absence } from '#domain/entities/absence.ts'
import type { Away } from '#domain/entities/away.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** One person's time off, the latest first; only the office has anyone else's. */
export function absencesOf(userId: string): Query<readonly Absence[]> {
  return defineQuery('absencesOf', userId, async ({ db }) =>
    entitiesOf('absences', await db.absences.where('userId').equals(userId).toArray()).sort(
      (a, b) => b.fromOn.localeCompare(a.fromOn),
    ),
  )
}

/** Everyone's time off on this device, the earliest first. */
export function everyonesAbsences(): Query<readonly Absence[]> {
  return defineQuery('everyonesAbsences', null, async ({ db }) =>
    entitiesOf('absences', await db.absences.toArray()).sort((a, b) =>
      a.fromOn.localeCompare(b.fromOn),
    ),
  )
}

/** On which days each person is away. */
export function awayDays(): Query<readonly Away[]> {
  return defineQuery('awayDays', null, async ({ db }) =>
    entitiesOf('away', await db.away.toArray()),
  )
}
