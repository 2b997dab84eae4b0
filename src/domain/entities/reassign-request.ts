import * as v from 'valibot'
import { maxParts } from './booking.ts'
import { id, instant, isFilled, optionalInstant, text, withAtMost } from './fields.ts'
import { wholeBetween } from './whole-between.ts'

/** How long the reason of a request may be, in characters. */
export const maxReassignReason = 300

/** Why a visit is to be reassigned, in the technician's words. */
export const reassignReason = v.pipe(
  v.string(),
  withAtMost(maxReassignReason),
  v.check(isFilled, 'required'),
)

/** That a technician cannot make a visit and asks the office to reassign it. */
export const reassignRequest = v.object({
  by: id,
  /** The visit of the order that it is about. */
  part: wholeBetween(1, maxParts),
  reason: text,
  at: instant,
  /** When the office kept the visit with them; null while the request is open. */
  keptAt: optionalInstant,
})

export type ReassignRequest = v.InferOutput<typeof reassignRequest>
