import * as v from 'valibot'
import type { Actor } from '#domain/access/actor.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { timeKinds } from '#domain/entities/time-entry.ts'
import { longestSpan } from '#domain/time/bounds.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { MutationContext, MutationPart, Ref, Tx } from '#domain/mutation/types.ts'
import { madeAt } from '../shared/made-at.ts'

/** How a step changes the person's own time entries: those that it ends, and one that it begins. */
export const clockSchema = v.object({
  endIds: v.pipe(v.array(id), v.maxLength(20), v.readonly()),
  start: v.nullable(
    v.object({ entryId: id, kind: v.picklist(timeKinds), orderId: v.nullable(id) }),
  ),
  /** When it changes, where that was before the tap; see `madeAt`. */
  madeAt: v.exactOptional(instant),
})
export type Clock = v.InferOutput<typeof clockSchema>

export function clockRefs(clock: Clock | undefined): readonly Ref[] {
  if (clock === undefined) return []
  const ids = [...clock.endIds, ...(clock.start ? [clock.start.entryId] : [])]
  return ids.map((entryId) => refTo('timeEntries', entryId))
}

/** Splits a step from its change of the clock; null where it has none. */
export function splitClock(
  name: MutationName,
  { clock, ...step }: { readonly clock?: Clock; readonly madeAt?: string },
): readonly MutationPart[] | null {
  if (clock === undefined) return null
  const hasWork = clock.endIds.length > 0 || clock.start !== null
  const { madeAt: earlier } = step
  const args = { ...clock, ...(earlier !== undefined && { madeAt: earlier }) }
  return [{ name, args: step }, ...(hasWork ? [{ name: 'time/clock' as const, args }] : [])]
}

/** The order that hours are booked on; null where it was found to belong to someone else. */
export function orderOfTime(tx: Tx, orderId: string | null, actor: Actor): string | null {
  if (orderId === null || isAdminLevel(actor)) return orderId
  const order = tx.peek(refTo('orders', orderId))
  const isOthers = order === null || (order !== undefined && !can(actor, 'order/work', order))
  return isOthers ? null : orderId
}

/** Ends and begins the actor's own entries: one person's tap never stops another person's clock. */
export function setClock(tx: Tx, clock: Clock | undefined, context: MutationContext): void {
  if (clock === undefined) return
  const { actor } = context
  const at = madeAt(clock.madeAt, context)
  for (const entryId of clock.endIds) {
    const ref = refTo('timeEntries', entryId)
    const entry = tx.get(ref)
    const runs = entry?.userId === actor.uid && (entry.endedAt ?? null) === null
    if (!runs || typeof entry.deletedAt === 'string') continue
    tx.update(ref, { endedAt: endOf(String(entry.startedAt), at) })
  }
  if (clock.start === null) return
  const { entryId, kind } = clock.start
  const orderId = orderOfTime(tx, clock.start.orderId, actor)
  tx.create(refTo('timeEntries', entryId), {
    userId: actor.uid,
    kind,
    orderId,
    startedAt: at,
    endedAt: null,
    note: '',
    createdAt: at,
    createdBy: actor.uid,
  })
}

/**
 * When an entry that is stopped at `at` ends. A phone whose clock was corrected meanwhile may stop before it started;
 * a forgotten entry ends after the longest span, which is reported as too long.
 */
function endOf(startedAt: string, at: string): string {
  const start = Date.parse(startedAt)
  if (Date.parse(at) < start) return startedAt
  return Date.parse(at) > start + longestSpan ? new Date(start + longestSpan).toISOString() : at
}
