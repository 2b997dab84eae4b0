import * as v from 'valibot'
import {
  id,
  idSet,
  instant,
  line,
  optionalId,
  optionalInstant,
  stamps,
  type Entity,
} from './fields.ts'

const threadKinds = ['team', 'direct', 'order'] as const

/** `threads/{id}`: a conversation of everyone, of two or more people, or about an order. */
export const threadSchema = v.object({
  ...stamps,
  kind: v.picklist(threadKinds),
  /** '' where the members or the order say enough. */
  title: v.optional(line, ''),
  orderId: optionalId,
  memberIds: idSet,
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Thread = Entity<typeof threadSchema>
