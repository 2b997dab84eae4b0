import type { Staff } from '../entities/staff.ts'
import type { HeldSkill } from '../entities/staff.ts'
import { dayCount } from '../time/days-off.ts'

/** Days before the last valid one from which a screen warns. */
const warnDays = 60

export interface SkillOnDay extends HeldSkill {
  /** 'soon': valid on the day, and for at most `warnDays` more. */
  readonly state: 'valid' | 'soon' | 'expired'
  /** Days until it is no longer valid, 0 on the last one; null where it never expires or has expired. */
  readonly daysLeft: number | null
}

/** The skill that a person holds on a day ('YYYY-MM-DD'), also an expired one; null where they do not have it. */
export function heldSkill(
  staff: Pick<Staff, 'skills'> | null,
  skillId: string,
  day: string,
): SkillOnDay | null {
  const held = staff?.skills.find(({ id }) => id === skillId)
  return held ? skillOnDay(held, day) : null
}

/** Whether a held skill is valid on a day, and for how long still. */
export function skillOnDay(held: HeldSkill, day: string): SkillOnDay {
  const { expiresOn } = held
  if (expiresOn === null) return { ...held, state: 'valid', daysLeft: null }
  if (expiresOn < day) return { ...held, state: 'expired', daysLeft: null }
  const daysLeft = dayCount({ fromOn: day, toOn: expiresOn }) - 1
  return { ...held, state: daysLeft <= warnDays ? 'soon' : 'valid', daysLeft }
}
