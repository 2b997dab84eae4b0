import * as v from 'valibot'
import { calendarDay, id, stamps, type Entity } from './fields.ts'

/** The series that numbers are given from; corrections have their own. */
export const seriesIds = ['invoices', 'credits'] as const
export type SeriesId = (typeof seriesIds)[number]

/** What a number looks like: '{seq}' or '{seq:5}' for the running number, and '{year}' if it restarts every year. */
const numberPattern = v.pipe(
  v.string(),
  v.regex(/^(?=.*\{seq(:[1-9])?\})([A-Za-z0-9 ./_-]|\{year\}|\{seq(:[1-9])?\}){1,40}$/, 'pattern'),
)

const seqNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))

/** `series/{invoices|credits}`: the running number of a series. No device keeps it: it is read where a number is given. */
export const seriesSchema = v.object({
  ...stamps,
  /** The number that is given next. */
  next: seqNumber,
  /** The document that the last number was given to. */
  lastId: id,
  /** Its date: the next one is not before it. */
  lastDay: calendarDay,
  /** The year of a series that restarts every year; else ''. */
  period: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  pattern: numberPattern,
})

export type Series = Entity<typeof seriesSchema>
