import * as v from 'valibot'
import { roles } from '../access/actor.ts'
import { code, id, instant, storedIdSet, wordSet, type Entity } from './fields.ts'

/** A field that others had changed: their value stands, and ours is kept here so that it is never lost. */
const lostValue = v.object({
  ref: v.string(),
  field: v.string(),
  from: v.optional(v.unknown(), null),
  to: v.optional(v.unknown(), null),
  theirs: v.optional(v.unknown(), null),
})
export type LostValue = v.InferOutput<typeof lostValue>

/** A field that two people had changed and that its policy merged: both values, and whose stands. */
const mergedValue = v.object({ ...lostValue.entries, kept: v.picklist(['ours', 'theirs', 'both']) })
export type MergedValue = v.InferOutput<typeof mergedValue>

/** Drops what is not a text. */
const storedTexts = v.pipe(
  v.array(v.unknown()),
  v.transform((values): readonly string[] => values.filter((value) => typeof value === 'string')),
)

/** Stands in where a receipt has no device time; the history then shows the difference. */
const unknownTime = '1970-01-01T00:00:00.000Z'

/**
 * `mutations/{id}`: written once, in the same commit as the mutation's effects; proof that it arrived, and one line of
 * the history. It never changes, so it has no `updatedAt`; queries use `receivedAt`.
 */
export const receiptSchema = v.object({
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: code,
  version: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** The mutation's arguments, a JSON value. */
  args: v.optional(v.unknown(), null),
  actorId: id,
  deviceId: v.fallback(code, ''),
  /** True time of the act: the device's clock corrected by `offsetMs`. */
  at: instant,
  /** The device's clock at the act. */
  deviceAt: v.fallback(instant, unknownTime),
  /** Server time minus device time, as last known, in milliseconds. */
  offsetMs: v.fallback(v.pipe(v.number(), v.integer()), 0),
  /**
   * The first receipt of its commit, perhaps itself. That one proves who wrote the whole commit: `role` and
   * `permissions` are the author's, `writes` names every other document of the commit, including receipts, and nothing
   * in it happened before `since` or after `until`.
   */
  leadId: v.exactOptional(id),
  role: v.exactOptional(v.picklist(roles)),
  permissions: v.exactOptional(v.fallback(wordSet, [])),
  writes: v.exactOptional(v.fallback(storedTexts, [])),
  since: v.exactOptional(v.string()),
  until: v.exactOptional(v.string()),
  /** Set in a lapse: its commit only finishes work that had begun. */
  finishing: v.exactOptional(v.literal(true)),
  /** Documents that the mutation read or wrote, as `collection/id`. */
  refs: storedTexts,
  /** Who may read it besides admins: the actor, and the assignees of touched sent orders before and after. */
  readerIds: storedIdSet,
  /** Fields that wait, or waited, for a person's decision: `theirs` was the value when this arrived. */
  conflicts: v.fallback(v.optional(v.pipe(v.array(lostValue), v.readonly()), []), []),
  /** Fields that were merged without asking; the losing value is kept here. */
  merged: v.fallback(v.optional(v.pipe(v.array(mergedValue), v.readonly()), []), []),
  /** Whether values in it were too long and were dropped or cut (`fitJson`). */
  cut: v.fallback(v.exactOptional(v.boolean()), false),
  /** The server's time. */
  receivedAt: instant,
})

export type Receipt = Entity<typeof receiptSchema>
