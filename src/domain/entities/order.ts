import * as v from 'valibot'
import { storedAnswers } from '../checklist/answer.ts'
import { storedChecklist } from '../checklist/checklist-item.ts'
import { sentBeforeField } from '../order/is-sent.ts'
import { orderStatuses } from '../order/order-status.ts'
import {
  code,
  id,
  idSet,
  instant,
  requiredLine,
  stamps,
  text,
  wordSet,
  type Entity,
} from './fields.ts'

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

/**
 * A step that arrived after somebody else had taken the order elsewhere (finished against cancelled): it
 * changed nothing yet, and the office decides. With `lacks`, a step that counts and ended work without all that the
 * order requires.
 */
const stepToReview = v.object({
  to: v.picklist(orderStatuses),
  /** True time of the step. */
  at: instant,
  by: id,
  reason: v.optional(text, ''),
  /** See `finished-without`; [] of a late step. */
  lacks: v.optional(wordSet, []),
})

const storedOrder = v.object({
  ...stamps,
  /** Short reference for people, derived from the id by `orderRef`. */
  ref: code,
  title: requiredLine,
  description: v.optional(text, ''),
  /** What the technician must do or know; `description` is what the customer reported. */
  instructions: v.optional(text, ''),
  customerId: id,
  siteId: id,
  priority: v.optional(v.picklist(priorities), 'normal'),
  tags: v.optional(wordSet, []),
  status: v.picklist(orderStatuses),
  /** True time at which the status was entered. */
  statusAt: instant,
  /** Why it is paused, on hold, cancelled or cannot be completed; else ''. */
  statusReason: v.optional(text, ''),
  /** Derived: the status is not a closed one (`isClosed`). Stored so that queries can ask for it. */
  open: v.boolean(),
  /** Derived from the statuses entered (`sentAfter`): the people assigned see it. Absent in older documents. */
  isSent: v.optional(v.boolean()),
  /** True time at which it was sent; null where it is not, or where nobody recorded it. */
  sentAt: v.optional(v.nullable(instant), null),
  assigneeIds: v.optional(idSet, []),
  plannedStart: v.optional(v.nullable(instant), null),
  plannedEnd: v.optional(v.nullable(instant), null),
  /** Between when and when the customer was told that somebody arrives. */
  windowStart: v.optional(v.nullable(instant), null),
  windowEnd: v.optional(v.nullable(instant), null),
  /** What stands at the site and is worked on. */
  assetIds: v.optional(idSet, []),
  /** What was done, in the technician's words. */
  resolution: v.optional(text, ''),
  /** null: nothing to decide. */
  needsReview: v.optional(v.nullable(stepToReview), null),
  /** The order whose unfinished work this one takes up. */
  followUpOf: v.optional(v.nullable(id), null),
  /** Where `requires` and `checklist` were copied from. */
  templateId: v.optional(v.nullable(id), null),
  /** What must be there before the work counts as finished; known: see `requirements`. */
  requires: v.optional(wordSet, []),
  checklist: v.fallback(v.optional(storedChecklist, []), []),
  /** By the ids of the checklist's questions: two people's answers to different ones are both kept. */
  answers: v.fallback(v.optional(storedAnswers, {}), {}),
  createdAt: instant,
  createdBy: id,
})

/** `orders/{id}`: a piece of work at a customer's site. */
export const orderSchema = v.pipe(
  storedOrder,
  v.transform(({ isSent, ...order }) => ({
    ...order,
    isSent: isSent ?? sentBeforeField(order.status),
  })),
)

export type Order = Entity<typeof orderSchema>
