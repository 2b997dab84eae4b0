import { isOutside } from '#domain/company/dispatch/territory-of.ts'
import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { takesTime } from '#domain/dispatch/visit-time.ts'

/** Whose lanes are shown: ids of a skill that they hold and a territory in which they work, '' for any. */
export interface PeopleFilter {
  readonly skill: string
  readonly territory: string
}

const everyone: PeopleFilter = { skill: '', territory: '' }

/** Who has a lane: active technicians, and anyone else with a visit on the board; by name. */
export function shownPeople(
  board: Board,
  { skill, territory }: PeopleFilter = everyone,
): readonly BoardPerson[] {
  const { territories } = board.company
  // A link may name a territory that the company has no more.
  const territoryId = territories.some(({ id }) => id === territory) ? territory : null
  const busy = new Set(
    board.visits.filter(takesTime).flatMap(({ assigneeIds, start }) => (start ? assigneeIds : [])),
  )
  return [...board.people.values()]
    .filter(({ user, staff }) => {
      const isTechnician = user.role === 'technician' && user.status === 'active'
      const hasSkill = skill === '' || staff?.skills.some(({ id }) => id === skill)
      const isHere = !isOutside(territories, staff, territoryId)
      return hasSkill && isHere && (isTechnician || busy.has(user.id))
    })
    .toSorted((a, b) => a.user.name.localeCompare(b.user.name) || (a.user.id < b.user.id ? -1 : 1))
}
