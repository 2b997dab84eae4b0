import * as v from 'valibot'
import { code, id, instant, line, stamps, storedIdSet, text, type Entity } from './fields.ts'

/**
 * 'receive' brings stock in, 'consume' uses it up, 'return' gives back what was not used after all.
 * 'transferOut' leaves one place for another and 'transferIn' arrives there: what has left and not arrived is
 * on its way. 'count' is what a count found too much or, below zero, too little.
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

/** `movements/{id}`: one line of the stock ledger. Never changed; how much there is, is their sum. */
export const movementSchema = v.object({
  ...stamps,
  type: v.picklist(movementTypes),
  /** null for something that is in no catalogue; then `name` says what it is. */
  itemId: v.optional(v.nullable(id), null),
  name: v.optional(line, ''),
  unit: v.optional(code, ''),
  fromId: v.optional(v.nullable(id), null),
  toId: v.optional(v.nullable(id), null),
  /** Above zero, but for a count. */
  quantity: v.pipe(v.number(), v.finite(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
  orderId: v.optional(v.nullable(id), null),
  /** The order that it was for, which was closed, or was somebody else's, before this arrived. */
  lateOrderId: v.optional(v.nullable(id), null),
  /** The transfer that this arrival ends. */
  transferId: v.optional(v.nullable(id), null),
  reason: v.optional(text, ''),
  actorId: id,
  /** The technicians in whose vans it makes a difference, and who did it: they follow it. */
  readerIds: v.optional(storedIdSet, []),
  /** True time of the act. */
  at: instant,
})

export type Movement = Entity<typeof movementSchema>
