import { heldSkill } from '../../staff/held-skill.ts'
import { skillGap } from '../../staff/skill-gap.ts'
import { boardIndex } from '../board-index.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import type { Lane } from '../lane.ts'
import { timedVisit } from '../visit-time.ts'
import type { Rule } from './slot.ts'

/** Why a person cannot be sent on a day at all; null where they can. */
export function dayRule(board: Board, lane: Lane, visit: BoardVisit): Rule | null {
  const { personId, day, working } = lane
  if (board.people.get(personId)?.user.status !== 'active') return 'inactivePerson'
  if (visit.order.excludedIds.includes(personId)) return 'excludedPerson'
  const staff = board.people.get(personId)?.staff ?? null
  for (const need of visit.order.skills) {
    const gap = skillGap(staff, need, day)
    if (gap !== null && gap !== 'overQualified') return gap
  }
  if (working.absence) return 'absence'
  if (working.isHoliday) return 'holiday'
  return working.spans.length === 0 ? 'outsideHours' : null
}

/** By how many levels, in all, a person's skills are above what is needed. */
export function levelsAbove(
  board: Board,
  personId: string,
  visit: BoardVisit,
  day: string,
): number {
  const staff = board.people.get(personId)?.staff ?? null
  return visit.order.skills.reduce((sum, { id, level }) => {
    const held = heldSkill(staff, id, day)
    return sum + Math.max(0, (held?.level ?? level) - level)
  }, 0)
}

/** Who was at the site last; nobody where that is unknown. */
export function lastAtSite(board: Board, visit: BoardVisit): readonly string[] {
  const past = (boardIndex(board).bySite.get(visit.order.siteId) ?? []).flatMap((one) => {
    const timed = one.id === visit.id ? null : timedVisit(one)
    return timed && timed.endsAt <= board.now && one.assigneeIds.length > 0 ? [timed] : []
  })
  const last = past.toSorted((a, b) => b.endsAt - a.endsAt)[0]
  return last?.visit.assigneeIds ?? []
}
