import type { TimeEntry } from '#domain/entities/time-entry.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The signed-in person's time entries on this device, oldest first. */
export function myTime(): Query<readonly TimeEntry[]> {
  return defineQuery('myTime', null, async ({ db, uid }) =>
    sorted(entitiesOf('timeEntries', await db.timeEntries.where('userId').equals(uid).toArray())),
  )
}

/** One person's time entries on this device, oldest first; the office has everyone's of the last weeks. */
export function timeOf(userId: string): Query<readonly TimeEntry[]> {
  return defineQuery('timeOf', userId, async ({ db }) =>
    sorted(
      entitiesOf('timeEntries', await db.timeEntries.where('userId').equals(userId).toArray()),
    ),
  )
}

/** Everyone's time entries on this device. */
export function everyonesTime(): Query<readonly TimeEntry[]> {
  return defineQuery('everyonesTime', null, async ({ db }) =>
    sorted(entitiesOf('timeEntries', await db.timeEntries.toArray())),
  )
}

/** The time worked on an order, as far as this person may see it. */
export function orderTime(orderId: string): Query<readonly TimeEntry[]> {
  return defineQuery('orderTime', orderId, async ({ db }) =>
    sorted(
      entitiesOf('timeEntries', await db.timeEntries.where('orderId').equals(orderId).toArray()),
    ),
  )
}

function sorted(entries: TimeEntry[]): readonly TimeEntry[] {
  return entries.sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
}
