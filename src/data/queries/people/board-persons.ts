import { boardPeople } from '#domain/dispatch/board-people.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { isLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** Everyone by id with what dispatching needs to know of them; undefined before people are loaded. For the office. */
export function boardPersons(): Query<ReadonlyMap<string, BoardPerson> | undefined> {
  return defineQuery('boardPersons', null, async ({ db }) => {
    const [isKnown, users, staff, absences, costs] = await Promise.all([
      isLoaded(db, ['users']),
      db.users.toArray(),
      db.staff.toArray(),
      db.absences.toArray(),
      db.costs.toArray(),
    ])
    if (!isKnown) return undefined
    const people = entitiesOf('users', users).toSorted((a, b) => a.name.localeCompare(b.name))
    return boardPeople(
      people,
      entitiesOf('staff', staff),
      entitiesOf('absences', absences),
      entitiesOf('costs', costs),
    )
  })
}
