import * as v from 'valibot'
import { storedChecklist } from '../checklist/checklist-item.ts'
import { storedItems } from '../company/stored-items.ts'
import { localStart } from '../recurrence/local-start.ts'
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
import { priorities } from './order.ts'
import { neededSkill } from './skill.ts'
import { wholeBetween } from './whole-between.ts'

/** 'fixed': by the calendar; 'afterCompletion': so long after it was done. */
export const planModes = ['fixed', 'afterCompletion'] as const

/** How far ahead orders are created, in days. */
const defaultHorizonDays = 60

/** How long one visit takes. */
export const planMinutes = wholeBetween(5, 24 * 60)
export const toleranceDays = wholeBetween(0, 180)
export const horizonDays = wholeBetween(1, 366)

/**
 * What one date of the plan has instead; null: what the plan says. Its id is the day that the rule gives, also where
 * the date is moved.
 */
export const planOverride = v.object({
  id: calendarDay,
  start: v.nullable(localStart),
  minutes: v.nullable(planMinutes),
  title: v.nullable(requiredLine),
  description: v.nullable(text),
})

/** Days of a stored document, without invalid ones. */
const storedDays = v.pipe(
  v.array(v.unknown()),
  v.transform((values): readonly string[] =>
    values.filter((value) => v.is(calendarDay, value)).slice(0, limits.list),
  ),
)

/**
 * `plans/{id}`: a maintenance plan, work that repeats at a site. The orders of its dates are created ahead, copy it and
 * have computed ids.
 */
export const planSchema = v.object({
  ...stamps,
  customerId: id,
  siteId: id,
  assetIds: v.optional(idSet, []),
  title: requiredLine,
  description: v.optional(text, ''),
  instructions: v.optional(text, ''),
  priority: v.optional(v.picklist(priorities), 'normal'),
  tags: v.optional(wordSet, []),
  /** Where `requires` and `checklist` were copied from. */
  templateId: optionalId,
  requires: v.optional(wordSet, []),
  checklist: v.fallback(v.optional(storedChecklist, []), []),
  skills: v.fallback(v.optional(storedItems(neededSkill, 'id', limits.list), []), []),
  /** Catalogue items that must be there for each visit. */
  neededItems: storedNeededItems,
  minutes: planMinutes,
  /** Where the rule begins, 'YYYY-MM-DDTHH:mm' in `timeZone`; its time of day is that of every date. */
  start: localStart,
  /** Kept as text: another zone in place of one that this runtime does not know would move every date. */
  timeZone: code,
  /** A recurrence rule (RFC 5545). One that this app cannot read is a problem where dates are asked for. */
  rrule: v.pipe(v.string(), v.regex(/^[A-Za-z0-9=;:,+-]{1,1000}$/)),
  exdates: v.optional(storedDays, []),
  rdates: v.optional(storedDays, []),
  mode: v.picklist(planModes),
  /** How many days earlier or later is still in time. */
  toleranceDays: v.optional(toleranceDays, 0),
  horizonDays: v.optional(horizonDays, defaultHorizonDays),
  /** The last day on which the rule may give a date; null for no such day. */
  endsOn: v.optional(v.nullable(calendarDay), null),
  isPaused: v.optional(v.boolean(), false),
  overrides: v.fallback(v.optional(storedItems(planOverride, 'id', limits.list), []), []),
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Plan = Entity<typeof planSchema>
export type PlanOverride = v.InferOutput<typeof planOverride>
