import * as v from 'valibot'
import { checklist } from '../checklist/checklist-item.ts'
import { editedItems } from '../company/stored-items.ts'
import { longestRule, parseRule } from '../recurrence/parse-rule.ts'
import { daySet } from '../recurrence/recurrence.ts'
import { localStart } from '../recurrence/local-start.ts'
import { timeZone } from './region.ts'
import { calendarDay, id, idSet, limits, requiredLine, text, wordSet } from './fields.ts'
import { maxNeededItems, neededItem } from './item.ts'
import { priorities } from './order.ts'
import {
  horizonDays,
  type Plan,
  planMinutes,
  planModes,
  planOverride,
  toleranceDays,
} from './plan.ts'
import { neededSkill } from './skill.ts'

const ruleText = v.pipe(
  v.string(),
  v.maxLength(longestRule, 'tooLong'),
  v.check((value) => parseRule(value).ok, 'rule'),
)

/** What an edit may make of the fields of a plan; `planRecurrence` says what they must be together. */
export const planFields = {
  customerId: id,
  siteId: id,
  assetIds: idSet,
  title: requiredLine,
  description: text,
  instructions: text,
  priority: v.picklist(priorities),
  tags: wordSet,
  templateId: v.nullable(id),
  requires: wordSet,
  checklist,
  skills: editedItems(neededSkill, 'id', limits.list),
  neededItems: editedItems(neededItem, 'id', maxNeededItems),
  minutes: planMinutes,
  start: localStart,
  timeZone,
  rrule: ruleText,
  exdates: daySet,
  rdates: daySet,
  mode: v.picklist(planModes),
  toleranceDays,
  horizonDays,
  endsOn: v.nullable(calendarDay),
  isPaused: v.boolean(),
  overrides: editedItems(planOverride, 'id', limits.list),
}

/** What people enter of a plan. */
export type PlanFields = Pick<Plan, keyof typeof planFields>
