import * as v from 'valibot'
import {
  code,
  id,
  instant,
  line,
  optionalId,
  stamps,
  storedIdSet,
  text,
  type Entity,
} from './fields.ts'

/**
 * 'receive' brings stock in, 'consume' uses it, 'return' gives back what was not used. 'transferOut' leaves one
 * location for another and 'transferIn' arrives there; in between it is in transit. 'count' is the difference that a
 * count found, below zero for a shortage.
 */
export const movementTypes = [
  'receive',
  'consume',
  'return',
  'transferOut',
  'transferIn',
  'count',
] as const
export type MovementType = (typeof movementTypes)[number]

/** `movements/{id}`: one line of the stock ledger. It never changes; quantities are sums of lines. */
export const movementSchema = v.object({
  ...stamps,
  type: v.picklist(movementTypes),
  /** null for an item that is not in the catalogue and is described by `name`. */
  itemId: optionalId,
  name: v.optional(line, ''),
  unit: v.optional(code, ''),
  fromId: optionalId,
  toId: optionalId,
  /** Above zero, except for a count. */
  quantity: v.pipe(v.number(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
  orderId: optionalId,
  /** The order it was for, if that was closed or belonged to someone else before this arrived. */
  lateOrderId: optionalId,
  /** The transfer that this arrival ends. */
  transferId: optionalId,
  reason: v.optional(text, ''),
  actorId: id,
  /** Its author and the technicians whose vans it changes: they follow it. */
  readerIds: v.optional(storedIdSet, []),
  /** True time of the act. */
  at: instant,
})

export type Movement = Entity<typeof movementSchema>
