import * as v from 'valibot'
import { calendarDay, code, id, instant, stamps, type Entity } from './fields.ts'

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** The hash of the time entries that were approved (`weekFingerprint`); null where an older app approved them. */
export const entriesHash = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))

/** The totals of a week in whole minutes. */
export const weekTotals = {
  paidMinutes: minutes,
  breakMinutes: minutes,
  travelMinutes: minutes,
  orderMinutes: minutes,
}

/** From the first instant of a week to the first of the next, in the company's time zone. */
export const weekSpan = { startsAt: instant, endsAt: instant }

/**
 * `weeks/{userId}_{YYYYMMDD}`, with the week's Monday: one person's hours of a week that the office has approved. A
 * week without a document was never approved.
 */
export const weekSchema = v.object({
  ...stamps,
  userId: id,
  monday: calendarDay,
  ...weekSpan,
  /** 'approved', or 'open' once it was reopened. */
  status: code,
  /** As they were approved. */
  ...weekTotals,
  /** Time that arrives or is corrected later makes the week's own hash differ. */
  entriesHash: v.optional(entriesHash, null),
  /** When it got this status, and from which person. */
  decidedAt: instant,
  decidedBy: id,
})

export type Week = Entity<typeof weekSchema>
export type WeekTotals = Pick<Week, keyof typeof weekTotals>
