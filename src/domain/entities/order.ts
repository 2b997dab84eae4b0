import * as v from 'valibot'
import { storedAnswers } from '../checklist/answer.ts'
import { storedChecklist } from '../checklist/checklist-item.ts'
import { storedItems } from '../company/stored-items.ts'
import { sentBeforeField } from '../order/is-sent.ts'
import { orderStatuses } from '../order/order-status.ts'
import {
  calendarDay,
  code,
  id,
  idSet,
  instant,
  limits,
  optionalId,
  optionalInstant,
  requiredLine,
  stamps,
  text,
  wordSet,
  type Entity,
} from './fields.ts'
import { storedNeededItems } from './item.ts'
import { lateNotice } from './late-notice.ts'
import { neededSkill } from './skill.ts'
import { reassignRequest } from './reassign-request.ts'
import { wholeBetween } from './whole-between.ts'

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

/** How many people an order may ask for. */
export const crewSize = wholeBetween(1, 12)

/** How long the work of an order may take, in minutes. */
export const orderMinutes = wholeBetween(5, 24 * 60)

/**
 * A step that arrived after someone else had moved the order elsewhere (finished against cancelled): it has changed
 * nothing yet, and the office decides. With `lacks` it is a step that counts and that ended work without all of the
 * order's requirements.
 */
const stepToReview = v.object({
  to: v.picklist(orderStatuses),
  /** True time of the step. */
  at: instant,
  by: id,
  reason: v.optional(text, ''),
  /** See `finished-without`; empty for a late step. */
  lacks: v.optional(wordSet, []),
})

const storedOrder = v.object({
  ...stamps,
  /** A short reference for people, derived from the id by `orderRef`. */
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
  /** Why it is paused, on hold, cancelled or cannot be completed; otherwise ''. */
  statusReason: v.optional(text, ''),
  /** Derived from the status (`isClosed`) and stored so that queries can ask for it. */
  open: v.boolean(),
  /** Derived from the statuses entered (`sentAfter`): whether its assignees see it. Absent in older documents. */
  isSent: v.optional(v.boolean()),
  /** True time at which it was sent; null where it is not sent or the time is unknown. */
  sentAt: optionalInstant,
  assigneeIds: v.optional(idSet, []),
  /** Former assignees who handed it over when they lost access: what they did may still be unsent. */
  formerAssigneeIds: v.optional(idSet, []),
  /** By person: when they joined others on it, whose earlier steps are not theirs. */
  joinedAt: v.fallback(v.optional(v.record(id, instant), {}), {}),
  plannedStart: optionalInstant,
  plannedEnd: optionalInstant,
  /** The arrival window that the customer was promised. */
  windowStart: optionalInstant,
  windowEnd: optionalInstant,
  /** Skills that one of the crew must hold. */
  skills: v.fallback(v.optional(storedItems(neededSkill, 'id', limits.list), []), []),
  /** How many people must come. */
  crewSize: v.optional(crewSize, 1),
  /** The work must be done by then. */
  dueAt: optionalInstant,
  /** How long the work should take; null where nobody said. A planned visit has its own length. */
  minutes: v.optional(v.nullable(orderMinutes), null),
  /** The technicians who should do it, and those who should not. */
  preferredIds: v.optional(idSet, []),
  excludedIds: v.optional(idSet, []),
  /** Catalogue items that must be there for the work. */
  neededItems: storedNeededItems,
  /** The assets at the site that are worked on. */
  assetIds: v.optional(idSet, []),
  /** What all of it costs, in minor units of the company's currency; null: by time and parts. */
  fixedPriceMinor: v.optional(v.nullable(v.number()), null),
  /** The invoice that made it invoiced; kept after it was taken back. */
  invoiceId: optionalId,
  /** What was done, in the technician's words. */
  resolution: v.optional(text, ''),
  /** null: nothing to decide. */
  needsReview: v.optional(v.nullable(stepToReview), null),
  /** By person: their request that someone else makes their visit. */
  reassignRequests: v.fallback(v.optional(v.record(id, reassignRequest), {}), {}),
  /** By person: that they will be late, and when they expect to arrive. */
  lateNotices: v.fallback(v.optional(v.record(id, lateNotice), {}), {}),
  /** The order whose unfinished work this one continues. */
  followUpOf: optionalId,
  /** The maintenance plan that created it, and the day of the plan's rule that it stands for. */
  planId: optionalId,
  occurrence: v.optional(v.nullable(calendarDay), null),
  /** Where `requires` and `checklist` were copied from. */
  templateId: optionalId,
  /** What must be there before the work counts as finished; for the known values see `requirements`. */
  requires: v.optional(wordSet, []),
  checklist: v.fallback(v.optional(storedChecklist, []), []),
  /** By question id, so that two people's answers to different questions are both kept. */
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
