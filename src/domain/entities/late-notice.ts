import * as v from 'valibot'
import { maxParts, visitStart } from './booking.ts'
import { id, instant } from './fields.ts'
import { wholeBetween } from './whole-between.ts'

/** That a technician told the office that they will be late for a visit, and when they expect to arrive. */
export const lateNotice = v.object({
  by: id,
  /** The visit of the order that it is about. */
  part: wholeBetween(1, maxParts),
  /** The start of the visit as its author saw it: about a visit that was moved since, it says nothing. */
  start: visitStart,
  arrival: instant,
  at: instant,
})

export type LateNotice = v.InferOutput<typeof lateNotice>
