import * as v from 'valibot'
import { calendarDay, code, id, stamps, type Entity } from './fields.ts'

/** The series that numbers are given from; corrections have their own. */
export const seriesIds = ['invoices', 'credits'] as const
export type SeriesId = (typeof seriesIds)[number]

/** `series/{invoices|credits}`: the running number of a series. No device keeps it: it is read where a number is given. */
export const seriesSchema = v.object({
  ...stamps,
  /** The number that is given next. */
  next: v.number(),
  /** The document that the last number was given to; null before the first one. */
  lastId: v.nullable(id),
  /** Its date: the next one is not before it. */
  lastDay: v.nullable(calendarDay),
  /** The year of a series that restarts every year; else ''. */
  period: code,
  /** What a number looks like: '{seq}' or '{seq:5}' is the running number, and '{year}' if it restarts every year. */
  pattern: code,
})

export type Series = Entity<typeof seriesSchema>
