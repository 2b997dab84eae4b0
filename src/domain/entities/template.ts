import * as v from 'valibot'
import { storedChecklist } from '../checklist/checklist-item.ts'
import {
  id,
  instant,
  optionalInstant,
  requiredLine,
  stamps,
  text,
  wordSet,
  type Entity,
} from './fields.ts'

/** `templates/{id}`: how a kind of order is done. Orders copy it when they are created. */
export const templateSchema = v.object({
  ...stamps,
  name: requiredLine,
  instructions: v.optional(text, ''),
  /** What must be there, besides the checklist, before the work counts as finished; see `requirements`. */
  requires: v.optional(wordSet, []),
  checklist: v.fallback(v.optional(storedChecklist, []), []),
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Template = Entity<typeof templateSchema>
