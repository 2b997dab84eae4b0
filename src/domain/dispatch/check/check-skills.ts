import { crewGap } from '../../staff/skill-gap.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, finding } from '../finding.ts'

/** Skills that none of a visit's assignees holds on a day 'YYYY-MM-DD', or only at another level. */
export function checkSkills(board: Board, visit: BoardVisit, day: string): readonly Finding[] {
  const { id, assigneeIds, order } = visit
  const [only] = assigneeIds
  if (only === undefined) return []
  const details = assigneeIds.length === 1 ? { personId: only } : {}
  const crew = assigneeIds.map((personId) => board.people.get(personId)?.staff ?? null)
  return order.skills.flatMap((need) => {
    const gap = crewGap(crew, need, day)
    if (gap === null) return []
    const severity = gap === 'skillExpired' ? board.company.expiredSkill : undefined
    return [finding(gap, id, { ...details, skillId: need.id }, severity)]
  })
}
