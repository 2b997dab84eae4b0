import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { takesTime } from '#domain/dispatch/visit-time.ts'

/** Who has a lane: active technicians, and anyone else with a visit on the board; by name. */
export function shownPeople(board: Board, skill: string): readonly BoardPerson[] {
  const busy = new Set(
    board.visits.filter(takesTime).flatMap(({ assigneeIds, start }) => (start ? assigneeIds : [])),
  )
  return [...board.people.values()]
    .filter(({ user, staff }) => {
      const isTechnician = user.role === 'technician' && user.status === 'active'
      const hasSkill = skill === '' || staff?.skills.some(({ id }) => id === skill)
      return hasSkill && (isTechnician || busy.has(user.id))
    })
    .toSorted((a, b) => a.user.name.localeCompare(b.user.name) || (a.user.id < b.user.id ? -1 : 1))
}
