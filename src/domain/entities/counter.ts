import * as v from 'valibot'
import { id, stamps, type Entity } from './fields.ts'

/** How many people a company may have in its trial. */
export const trialSeats = 15

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `counters/seats`: how many active members a company has, and how many its plan allows. */
export const counterSchema = v.object({
  ...stamps,
  used: count,
  /** Only the server changes it. */
  limit: count,
  /** Whose seat the last change was about: their user document changes in the same commit. */
  userId: id,
  /** Whether it took the seat or freed it. */
  isTaken: v.boolean(),
})

export type Counter = Entity<typeof counterSchema>
