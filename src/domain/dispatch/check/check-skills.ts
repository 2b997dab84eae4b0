import { heldSkill, type SkillOnDay } from '../../staff/held-skill.ts'
import type { NeededSkill } from '../../entities/skill.ts'
import type { Board, BoardVisit } from '../board-visit.ts'
import { type Finding, type FindingCode, finding } from '../finding.ts'

/** Skills that none of a visit's assignees holds on a day 'YYYY-MM-DD', or only at another level. */
export function checkSkills(board: Board, visit: BoardVisit, day: string): readonly Finding[] {
  const { id, assigneeIds, order } = visit
  const [only] = assigneeIds
  if (only === undefined) return []
  const details = assigneeIds.length === 1 ? { personId: only } : {}
  return order.skills.flatMap((need) => {
    const codes = assigneeIds.map((personId) => skillGap(board, personId, need, day))
    const best = ranked.find((code) => codes.includes(code)) ?? null
    if (best === null) return []
    const severity = best === 'skillExpired' ? board.company.expiredSkill : undefined
    return [finding(best, id, { ...details, skillId: need.id }, severity)]
  })
}

type SkillCode = Extract<FindingCode, `skill${string}` | 'overQualified'>

/** From the best case to the worst; null: just what is needed. */
const ranked = [null, 'overQualified', 'skillExpired', 'skillLevel', 'skillMissing'] as const

/** What is wrong with the skill of one person for a need; null where nothing is. */
export function skillGap(
  board: Board,
  personId: string,
  need: NeededSkill,
  day: string,
): SkillCode | null {
  const held: SkillOnDay | null = heldSkill(board.people.get(personId)?.staff ?? null, need.id, day)
  if (held === null) return 'skillMissing'
  if (held.level < need.level) return 'skillLevel'
  if (held.state === 'expired') return 'skillExpired'
  return held.level > need.level ? 'overQualified' : null
}
