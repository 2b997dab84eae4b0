import { isOutside } from '#domain/company/dispatch/territory-of.ts'
import type { Board, BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { dayAt } from '#domain/dispatch/day-bounds.ts'
import { takesTime, timedVisit, visitDay } from '#domain/dispatch/visit-time.ts'

/** Whose lanes are shown: ids of a skill that they hold and a territory in which they work, '' for any. */
export interface PeopleFilter {
  readonly skill: string
  readonly territory: string
}

const everyone: PeopleFilter = { skill: '', territory: '' }

/**
 * Who has a lane: active technicians, and anyone else with a visit on one of the days, or anywhere on the board
 * where none are given; by name.
 */
export function shownPeople(
  board: Board,
  { skill, territory }: PeopleFilter = everyone,
  days?: readonly string[],
): readonly BoardPerson[] {
  const { territories } = board.company
  // A link may name a territory that the company has no more.
  const territoryId = territories.some(({ id }) => id === territory) ? territory : null
  const busy = new Set(
    board.visits
      .filter((visit) => takesTime(visit) && isOnDays(visit, days, board.company.timeZone))
      .flatMap(({ assigneeIds }) => assigneeIds),
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

/** Also with a part of it, after midnight. */
function isOnDays(
  visit: BoardVisit,
  days: readonly string[] | undefined,
  timeZone: string,
): boolean {
  const first = visitDay(visit, timeZone)
  if (first === null || days === undefined) return first !== null
  const timed = timedVisit(visit)
  const last = timed ? dayAt(timed.endsAt - 1, timeZone) : first
  return days.includes(first) || days.includes(last)
}
