import type { Board, BoardVisit } from './board-visit.ts'
import { check } from './check/check.ts'
import { isUnderWay } from './check/check-change.ts'
import type { Finding } from './finding.ts'
import { personDay } from './suggest/person-day.ts'

/** A visit that is given to one person. */
export interface Assignment {
  /** An instant or a day; null where it keeps waiting for a time. */
  readonly start: string | null
  /** Why it cannot be saved; null where it can. */
  readonly blocked: Finding | null
}

/** Whether someone can still be sent to a visit: its work has not begun and is not over. */
export function canBeAssigned(visit: BoardVisit): boolean {
  return visit.order.open && !isUnderWay(visit)
}

/** Gives a visit to one person: at `start` or its own time, else as early as they can be there on a local day. */
export function assignNow(
  board: Board,
  visit: BoardVisit,
  personId: string,
  { day, start = visit.start }: { readonly day: string; readonly start?: string | null },
): Assignment {
  const freeAt = start === null ? personDay(board, visit, personId, day).freeAt : null
  const given = freeAt === null ? start : new Date(freeAt).toISOString()
  const after = { ...visit, assigneeIds: [personId], leadId: null, start: given }
  const findings = check(board, { visit: after, before: visit })
  return { start: given, blocked: findings.find(({ severity }) => severity === 'block') ?? null }
}
