import * as v from 'valibot'
import { editedItems, storedItems } from '../company/stored-items.ts'
import { code, id, instant, limits } from './fields.ts'

/** Trainee, qualified, expert. */
export const skillLevels = [1, 2, 3] as const

/** A skill that the technician needs, at this level or above. */
export const neededSkill = v.object({ id, level: v.picklist(skillLevels) })

/** A skill that the company plans by. An archived one stays with those who hold it, and is given to no one else. */
const companySkill = v.object({
  id,
  /** 'Gas', 'Working at height'. */
  label: v.pipe(
    code,
    v.check((label) => label.trim() !== '', 'required'),
  ),
  archivedAt: v.nullable(instant),
})

/** The skills of a company, in no order. */
export const storedSkills = storedItems(companySkill, 'id', limits.list)
export const editedSkills = editedItems(companySkill, 'id', limits.list)

export type NeededSkill = v.InferOutput<typeof neededSkill>
export type CompanySkill = v.InferOutput<typeof companySkill>
