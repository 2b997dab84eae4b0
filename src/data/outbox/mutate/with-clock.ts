import * as v from 'valibot'
import { type Clock, clockSchema } from '#domain/mutation/mutators/time/clock.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { endsWithClock, type RunningEntry, stepClock } from '#domain/time/step-clock.ts'
import { newId } from '#lib/new-id.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { storedEntity } from '#data/local/rows/stored-entity.ts'

const step = v.looseObject({
  orderId: v.string(),
  to: v.picklist(orderStatuses),
  clock: clockSchema,
})

/**
 * The arguments of a mutation; if it changes the person's own clock, with every entry that runs on this device by now.
 * A screen may not have read the entry that the tap before began. Call it in the transaction that stores the mutation.
 */
export async function withClock(
  db: UserDb,
  uid: string,
  name: string,
  args: unknown,
): Promise<unknown> {
  if (name === 'time/clock' && v.is(clockSchema, args)) {
    const ends = endsWithClock(await runningOf(db, uid), args)
    return { ...args, endIds: allOf(args.endIds, ends) }
  }
  if ((name !== 'order/move' && name !== 'order/takeBack') || !v.is(step, args)) return args
  const { orderId, to, clock } = args
  const running = await runningOf(db, uid)
  if (clock.start?.kind === 'break') {
    const ends = endsWithClock(running, clock)
    return { ...args, clock: { ...clock, endIds: allOf(clock.endIds, ends) } }
  }
  const entryId = clock.start?.entryId ?? newId()
  const known = stepClock(running, { orderId, to, uid, entryId })
  if (known === undefined) return args
  const completed: Clock = {
    endIds: allOf(clock.endIds, known.endIds),
    start: clock.start ?? known.start,
  }
  return { ...args, clock: completed }
}

async function runningOf(db: UserDb, uid: string): Promise<readonly RunningEntry[]> {
  const rows = await db.timeEntries.where('userId').equals(uid).toArray()
  return rows.flatMap((row) => {
    if ((row.endedAt ?? null) !== null || typeof row.deletedAt === 'string') return []
    const entry = storedEntity('timeEntries', row)
    return entry.ok ? [entry.value] : []
  })
}

function allOf(ids: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...ids, ...more])]
}
