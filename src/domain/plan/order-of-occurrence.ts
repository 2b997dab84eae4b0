import { minutesAfter } from '#domain/time/minutes-after.ts'
import type { Order } from '../entities/order.ts'
import type { Plan } from '../entities/plan.ts'
import { fromLocalTime } from '../time/local-time.ts'
import type { DueOccurrence } from './due-occurrences.ts'

/** What an order has from its plan: everything but its status and who created it when. */
export type OrderOfPlan = Pick<
  Order,
  | 'customerId'
  | 'siteId'
  | 'assetIds'
  | 'title'
  | 'description'
  | 'instructions'
  | 'priority'
  | 'tags'
  | 'assigneeIds'
  | 'plannedStart'
  | 'plannedEnd'
  | 'windowStart'
  | 'windowEnd'
  | 'followUpOf'
  | 'templateId'
  | 'requires'
  | 'checklist'
  | 'skills'
  | 'neededItems'
  | 'crewSize'
  | 'dueAt'
  | 'minutes'
  | 'preferredIds'
  | 'excludedIds'
  | 'planId'
  | 'occurrence'
>

/** The order for one date of a plan. It is the same on every device that holds the same plan. */
export function orderOfOccurrence(plan: Plan, occurrence: DueOccurrence): OrderOfPlan {
  const { on, startAt, minutes } = occurrence
  return {
    customerId: plan.customerId,
    siteId: plan.siteId,
    assetIds: plan.assetIds,
    title: occurrence.title,
    description: occurrence.description,
    instructions: plan.instructions,
    priority: plan.priority,
    tags: plan.tags,
    assigneeIds: [],
    plannedStart: startAt,
    plannedEnd: minutesAfter(startAt, minutes),
    windowStart: null,
    windowEnd: null,
    followUpOf: null,
    templateId: plan.templateId,
    requires: plan.requires,
    checklist: plan.checklist,
    skills: plan.skills,
    neededItems: plan.neededItems,
    crewSize: 1,
    dueAt: plan.toleranceDays === 0 ? null : endOf(occurrence.lateOn, plan.timeZone),
    minutes,
    preferredIds: [],
    excludedIds: [],
    planId: plan.id,
    occurrence: on,
  }
}

/** The last minute of a local day. */
function endOf(day: string, timeZone: string): string | null {
  return fromLocalTime(`${day}T23:59`, timeZone)
}
