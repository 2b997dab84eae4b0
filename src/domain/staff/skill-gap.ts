import type { NeededSkill } from '../entities/skill.ts'
import type { Staff } from '../entities/staff.ts'
import { heldSkill } from './held-skill.ts'

export type SkillGap = 'skillMissing' | 'skillLevel' | 'skillExpired' | 'overQualified'

/** From the best case to the worst; null: just what is needed. */
const ranked = [null, 'overQualified', 'skillExpired', 'skillLevel', 'skillMissing'] as const

/** What is wrong with the skill of one person for a need on a day 'YYYY-MM-DD'; null where nothing is. */
export function skillGap(
  staff: Pick<Staff, 'skills'> | null,
  need: NeededSkill,
  day: string,
): SkillGap | null {
  const held = heldSkill(staff, need.id, day)
  if (held === null) return 'skillMissing'
  if (held.level < need.level) return 'skillLevel'
  if (held.state === 'expired') return 'skillExpired'
  return held.level > need.level ? 'overQualified' : null
}

/** What is wrong with the skill of the one of a crew who meets a need best; null where nothing is. */
export function crewGap(
  crew: readonly (Pick<Staff, 'skills'> | null)[],
  need: NeededSkill,
  day: string,
): SkillGap | null {
  const gaps = crew.map((staff) => skillGap(staff, need, day))
  return ranked.find((gap) => gaps.includes(gap)) ?? null
}
