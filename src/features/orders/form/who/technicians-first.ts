import type { BoardPerson } from '#domain/dispatch/board-visit.ts'

/** Sorts technicians before the office, then by name. */
export function techniciansFirst(a: BoardPerson, b: BoardPerson): number {
  return (
    Number(b.user.role === 'technician') - Number(a.user.role === 'technician') ||
    a.user.name.localeCompare(b.user.name)
  )
}
