import * as v from 'valibot'
import { id, instant, stamps, text, type Entity } from './fields.ts'

/**
 * 'day' is the paid day from beginning to end and 'break' what is not paid of it; 'order' and 'travel'
 * say where the day went, for costing.
 */
export const timeKinds = ['day', 'break', 'order', 'travel'] as const
export type TimeKind = (typeof timeKinds)[number]

/** `timeEntries/{id}`: a stretch of one person's time. */
export const timeEntrySchema = v.object({
  ...stamps,
  userId: id,
  kind: v.picklist(timeKinds),
  orderId: v.optional(v.nullable(id), null),
  startedAt: instant,
  /** null while it runs. Never invented: what was forgotten stays open until somebody says when it ended. */
  endedAt: v.optional(v.nullable(instant), null),
  /** Why its times are not those of the taps; '' while they are. */
  note: v.optional(text, ''),
  createdAt: instant,
  createdBy: id,
})

export type TimeEntry = Entity<typeof timeEntrySchema>
