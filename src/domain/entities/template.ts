import * as v from 'valibot'
import { storedChecklist } from '../checklist/checklist-item.ts'
import { storedItems } from '../company/stored-items.ts'
import {
  id,
  instant,
  limits,
  optionalInstant,
  requiredLine,
  stamps,
  text,
  wordSet,
  type Entity,
} from './fields.ts'
import { orderMinutes } from './order.ts'
import { neededSkill } from './skill.ts'

/** `templates/{id}`: how a kind of order is done. Orders copy it when they are created. */
export const templateSchema = v.object({
  ...stamps,
  name: requiredLine,
  instructions: v.optional(text, ''),
  /** What must be there, besides the checklist, before the work counts as finished; see `requirements`. */
  requires: v.optional(wordSet, []),
  checklist: v.fallback(v.optional(storedChecklist, []), []),
  /** Skills that one of the crew must hold. */
  skills: v.fallback(v.optional(storedItems(neededSkill, 'id', limits.list), []), []),
  /** How long a visit usually takes; null where nobody said. */
  minutes: v.optional(v.nullable(orderMinutes), null),
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Template = Entity<typeof templateSchema>
