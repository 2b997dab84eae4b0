import * as v from 'valibot'
import {
  calendarDay,
  code,
  id,
  instant,
  optionalInstant,
  stamps,
  storedIdSet,
  type Entity,
} from './fields.ts'
import { wholeBetween } from './whole-between.ts'

/** What of a visit may not be moved. */
export const locks = ['none', 'time', 'person', 'both'] as const

/** The most parts that an order can be split into. */
export const maxParts = 14

/** How long a visit takes, in minutes. */
export const visitMinutes = wholeBetween(5, 24 * 60)

/** The start that a customer was told: an instant, or a local day without a time. */
export const toldStart = v.union([instant, calendarDay])

/**
 * When a visit is planned: an instant; a local day 'YYYY-MM-DD' without a time; or null while it is not planned. One
 * field, so that two dispatchers cannot merge one's day with the other's time.
 */
export const visitStart = v.nullable(toldStart)

/** What a customer was told of a visit. */
const customerTold = v.object({
  start: toldStart,
  at: instant,
  by: id,
  /** What the server mailed them; absent where a person told them. */
  mail: v.exactOptional(code),
  /** The arrival window that the mail named instead of the start. */
  window: v.exactOptional(v.object({ from: instant, to: instant })),
})
export type CustomerTold = Readonly<v.InferOutput<typeof customerTold>>

/** What a dispatcher plans of a visit. */
const bookingFields = {
  orderId: id,
  /** 1 for the first visit of an order. */
  part: wholeBetween(1, maxParts),
  assigneeIds: storedIdSet,
  /** Who of a crew is responsible. */
  leadId: v.nullable(id),
  start: visitStart,
  /** The end is never stored: one dispatcher moves, another lengthens, and both are kept. */
  minutes: visitMinutes,
  locked: v.fallback(v.picklist(locks), 'none'),
  /** Whether its assignees see it. */
  isSent: v.boolean(),
}

/**
 * `bookings/{id}`: a planned visit of an order ("Visit" on the screen). An order without bookings has one visit, which
 * its own fields imply (`impliedVisit`).
 */
export const bookingSchema = v.object({
  ...stamps,
  ...bookingFields,
  /** The run of the planner that placed it last; null where a person did. */
  planRunId: v.optional(v.nullable(code), null),
  /** On the first visit: the highest part that the order was ever split into, so that no part is overlooked. */
  parts: v.fallback(v.optional(wholeBetween(1, maxParts), 1), 1),
  /** When its assignees were last told of it; null where they were not. */
  toldAt: optionalInstant,
  /** By person: when they saw what they were told. */
  seenBy: v.fallback(v.optional(v.record(id, instant), {}), {}),
  /** Which start the customer was told, when and by whom; null where nobody told them. */
  customerTold: v.fallback(v.optional(v.nullable(customerTold), null), null),
  cancelledAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Booking = Entity<typeof bookingSchema>

/** A planned visit as the board knows it, stored or implied. */
export type PlannedVisit = Pick<
  Booking,
  | 'id'
  | 'orderId'
  | 'part'
  | 'assigneeIds'
  | 'leadId'
  | 'start'
  | 'minutes'
  | 'locked'
  | 'isSent'
  | 'toldAt'
  | 'seenBy'
  | 'customerTold'
  | 'cancelledAt'
>
