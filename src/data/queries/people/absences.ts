import type { Absence } from '#domain/entities/absence.ts'
import type { Away } from '#domain/entities/away.ts'
import type { Query } from '#data/types/data.ts'
import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The sets with everyone's time off, and with one's own. */
const absenceSets = ['absences', 'absences:mine']

/** One person's time off, the latest first, undefined before it is loaded; only the office has anyone else's. */
export function absencesOf(userId: string): Query<readonly Absence[] | undefined> {
  return defineQuery('absencesOf', userId, ({ db }) =>
    itemsIfLoaded(db, absenceSets, async () =>
      entitiesOf('absences', await db.absences.where('userId').equals(userId).toArray()).sort(
        (a, b) => b.fromOn.localeCompare(a.fromOn),
      ),
    ),
  )
}

/** Everyone's time off on this device, the earliest first; undefined before it is loaded. */
export function everyonesAbsences(): Query<readonly Absence[] | undefined> {
  return defineQuery('everyonesAbsences', null, ({ db }) =>
    itemsIfLoaded(db, absenceSets, async () =>
      entitiesOf('absences', await db.absences.toArray()).sort((a, b) =>
        a.fromOn.localeCompare(b.fromOn),
      ),
    ),
  )
}

/** On which days each person is away. */
export function awayDays(): Query<readonly Away[]> {
  return defineQuery('awayDays', null, async ({ db }) =>
    entitiesOf('away', await db.away.toArray()),
  )
}
