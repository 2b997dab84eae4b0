import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import { companySchema } from '#domain/entities/company.ts'
import { idSet } from '#domain/entities/fields.ts'
import type { NeededSkill } from '#domain/entities/skill.ts'
import { staffSchema } from '#domain/entities/staff.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, Ref, Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { crewGap } from '#domain/staff/skill-gap.ts'
import { localDay } from '#domain/time/local-time.ts'

/** Some dated work and who is to do it. */
interface Assignment {
  readonly skills: readonly NeededSkill[]
  readonly assigneeIds: readonly string[]
  /** An instant or a local day 'YYYY-MM-DD'; null without a date. */
  readonly start: string | null
}

/** What decides whether these people's skills are valid: for the `consults` of a mutation. */
export function skillRefs(
  skills: unknown,
  people: readonly string[],
  { companyId }: Actor,
): readonly Ref[] {
  if (!Array.isArray(skills) || skills.length === 0 || people.length === 0) return []
  const ofPeople = [...new Set(people)].flatMap((uid) => [refTo('staff', uid), refTo('users', uid)])
  return [refTo('companies', companyId), ...ofPeople]
}

/** The people that a stored document or an edit of it names. */
export function assigneesIn(doc: Doc | undefined): readonly string[] {
  const parsed = v.safeParse(idSet, doc?.assigneeIds)
  return parsed.success ? parsed.output : []
}

/**
 * Fails where the company forbids expired skills, and none of the crew holds one that the work needs except expired by
 * its day. Without all of `skillRefs` on this device it passes, and the board shows it.
 */
export function checkExpiredSkills(
  tx: Tx,
  { skills, assigneeIds, start }: Assignment,
  { companyId }: Actor,
): Result<void, Problem> {
  if (skills.length === 0 || assigneeIds.length === 0 || start === null) return ok()
  const company = v.safeParse(companySchema, tx.peek(refTo('companies', companyId)))
  if (!company.success || company.output.expiredSkill !== 'block') return ok()
  const crew = assigneeIds.flatMap((uid) => {
    const staff = v.safeParse(staffSchema, tx.peek(refTo('staff', uid)))
    return staff.success ? [staff.output] : []
  })
  if (crew.length < assigneeIds.length) return ok()
  const day = isTimed(start) ? localDay(start, company.output.timeZone) : start
  const expired = skills.find((need) => crewGap(crew, need, day) === 'skillExpired')
  if (!expired) return ok()
  const [only, ...others] = assigneeIds
  const user = only && others.length === 0 ? tx.peek(refTo('users', only)) : null
  const name = typeof user?.name === 'string' ? user.name : ''
  const skill = company.output.skills.find(({ id }) => id === expired.id)?.label ?? ''
  return fail({ type: 'person/skill-expired', name, skill })
}
