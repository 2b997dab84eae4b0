import * as v from 'valibot'
import { id, idSet, instant, requiredLine, stamps, text, type Entity } from './fields.ts'

/** How a visit ended; 'open' means that the outcome was undone. */
export const visitOutcomes = ['done', 'partlyDone', 'cannotComplete', 'open'] as const

/**
 * `visits/{orderId}`: how the work on an order ended, for those who visit the same site later. They read this instead
 * of the order, which is only for those who work on it.
 */
export const visitSchema = v.object({
  ...stamps,
  siteId: id,
  title: requiredLine,
  /** The assets that were worked on. */
  assetIds: v.optional(idSet, []),
  outcome: v.picklist(visitOutcomes),
  /** What was done, or why it was not. */
  note: v.optional(text, ''),
  /** True time of the last step. */
  at: instant,
  /** Who made it. */
  by: id,
})

export type Visit = Entity<typeof visitSchema>
