import { groupBy } from '#lib/group-by.ts'
import type { TimeEntry } from '../../entities/time-entry.ts'
import { dayAt } from '../day-bounds.ts'
import type { Trip } from './calibrate.ts'
import type { Geo } from './travel-bands.ts'

export interface TripContext {
  /** Where an order is; null where that is unknown. */
  readonly placeOf: (orderId: string) => Geo
  /** Where a person's days begin; null where that is unknown. */
  readonly baseOf: (userId: string) => Geo
  readonly timeZone: string
}

/** A drive recorded as longer than this was not stopped on arrival. */
const mostMinutes = 4 * 60

/**
 * The drives that people recorded: each from the order where they were before on that local day, or from their base,
 * to its order.
 */
export function tripsOf(entries: readonly TimeEntry[], context: TripContext): readonly Trip[] {
  const byPerson = groupBy(entries.filter(isAtOrder), ({ userId }) => userId)
  return [...byPerson.values()].flatMap((own) => tripsOfPerson(own, context))
}

/** Whether it says at which order they were, or went to, and when it ended. */
function isAtOrder({ kind, orderId, endedAt }: TimeEntry): boolean {
  return (kind === 'order' || kind === 'travel') && orderId !== null && endedAt !== null
}

function tripsOfPerson(own: readonly TimeEntry[], context: TripContext): readonly Trip[] {
  const { placeOf, baseOf, timeZone } = context
  const sorted = own.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
  return sorted.flatMap((entry, i) => {
    if (entry.kind !== 'travel' || entry.orderId === null || entry.endedAt === null) return []
    const leavesAt = Date.parse(entry.startedAt)
    const minutes = (Date.parse(entry.endedAt) - leavesAt) / 60_000
    if (!(minutes > 0 && minutes <= mostMinutes)) return []
    const day = dayAt(leavesAt, timeZone)
    const before = sorted
      .slice(0, i)
      .findLast((one) => one.orderId !== entry.orderId || one.kind === 'order')
    const isSameDay = before && dayAt(Date.parse(before.startedAt), timeZone) === day
    const from = isSameDay ? placeOf(before.orderId ?? '') : baseOf(entry.userId)
    return [{ from, to: placeOf(entry.orderId), leavesAt, minutes }]
  })
}
