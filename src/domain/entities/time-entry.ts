import * as v from 'valibot'
import { id, instant, optionalId, optionalInstant, stamps, text, type Entity } from './fields.ts'

/**
 * 'day' is the paid day from start to end and 'break' its unpaid part; 'order' and 'travel' say where the time went,
 * for costing.
 */
export const timeKinds = ['day', 'break', 'order', 'travel'] as const
export type TimeKind = (typeof timeKinds)[number]

/** `timeEntries/{id}`: a span of one person's time. */
export const timeEntrySchema = v.object({
  ...stamps,
  userId: id,
  kind: v.picklist(timeKinds),
  orderId: optionalId,
  startedAt: instant,
  /** null while it runs. The app never invents an end: a forgotten entry stays open until someone enters it. */
  endedAt: optionalInstant,
  /** Why its times differ from those tapped; '' where they do not. */
  note: v.optional(text, ''),
  createdAt: instant,
  createdBy: id,
})

export type TimeEntry = Entity<typeof timeEntrySchema>
