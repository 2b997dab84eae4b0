import type { Order } from '../entities/order.ts'
import type { Plan } from '../entities/plan.ts'
import type { DueOccurrence } from './due-occurrences.ts'

/** What an order has from its plan: everything but its status and who created it when. */
export interface OrderOfPlan extends Pick<
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
> {
  readonly planId: string
  /** The day of the rule that it stands for, 'YYYY-MM-DD'. */
  readonly occurrence: string
  readonly minutes: number
  readonly earlyOn: string
  readonly lateOn: string
}

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
    plannedEnd: new Date(Date.parse(startAt) + minutes * 60_000).toISOString(),
    windowStart: null,
    windowEnd: null,
    followUpOf: null,
    templateId: plan.templateId,
    requires: plan.requires,
    checklist: plan.checklist,
    planId: plan.id,
    occurrence: on,
    minutes,
    skills: plan.skills,
    earlyOn: occurrence.earlyOn,
    lateOn: occurrence.lateOn,
  }
}
