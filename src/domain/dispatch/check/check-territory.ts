import { isOutside } from '../../company/dispatch/territory-of.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'

/** Assignees who work in other territories than the one that the site lies in. */
export function checkTerritory(board: Board, visit: BoardVisit): readonly Finding[] {
  const { id, assigneeIds, territoryId } = visit
  return assigneeIds
    .filter((personId) => isOutsideTerritory(board, personId, territoryId))
    .map((personId) => finding('outsideTerritory', id, { personId }))
}

/** Whether a person works in territories, but not in this one. */
export function isOutsideTerritory(
  { company, people }: Board,
  personId: string,
  territoryId: string | null,
): boolean {
  return isOutside(company.territories, people.get(personId)?.staff ?? null, territoryId)
}
