import { clockOffset, trueTime } from '#domain/time/true-time.ts'
import { within, workBounds } from '#domain/time/bounds.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'

/** The offset between this device's clock and the server's. */
export interface ServerClock {
  /** One exchange: when it was sent and received by the device's clock, and the server's time. Milliseconds. */
  update(sentAt: number, receivedAt: number, serverTime: number): void
  /** Server time minus device time in milliseconds, as last received; before that as the change recorded it. */
  offset(row: OutboxRow): number
}

export function createServerClock(): ServerClock {
  let offsetMs: number | null = null
  return {
    update: (sentAt, receivedAt, serverTime) =>
      (offsetMs = clockOffset(sentAt, receivedAt, serverTime)),
    offset: (row) => offsetMs ?? row.offsetMs,
  }
}

/**
 * A change with a plausible time, sent at `now` of the server (milliseconds), which is `offset` ahead of the device. A
 * phone whose clock was wrong at the tap has recorded a time that the server would refuse: what is known about the
 * clock by now corrects it, and a time still out of bounds is moved to the nearest bound, because work is never lost
 * for its time.
 */
export function settleTime(row: OutboxRow, now: number, offset: number): OutboxRow {
  const bounds = workBounds(now)
  if (within(row.at, bounds) === row.at) return row
  const deviceAt = Date.parse(row.deviceAt)
  const latest = { ...bounds, until: new Date(now).toISOString() }
  const at = within(trueTime(deviceAt, offset), latest)
  return { ...row, at, offsetMs: Date.parse(at) - deviceAt }
}
