import * as v from 'valibot'
import { calendarDay, id, stamps, type Entity } from './fields.ts'

/** `away/{id}`: the days of an approved absence, which everyone in the company reads. It has the absence's id. */
export const awaySchema = v.object({
  ...stamps,
  userId: id,
  fromOn: calendarDay,
  /** The last day, included. */
  toOn: calendarDay,
})

export type Away = Entity<typeof awaySchema>
