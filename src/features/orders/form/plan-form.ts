import * as v from 'valibot'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import { calendarDay, idSet } from '#domain/entities/fields.ts'
import { type Order, orderMinutes } from '#domain/entities/order.ts'
import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import { equal } from '#lib/equal.ts'
import { needEntries } from './needs/need-form.ts'
import {
  lacksForWindow,
  windowKind,
  windowOf,
  type WindowSettings,
  windowValues,
} from './when/arrival-window.ts'

const localTime = v.pipe(v.string(), v.regex(/^$|^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'localTime'))

/** A schedule as form fields: days and wall-clock times in the company's zone, '' for none. */
export const planEntries = {
  day: v.union([v.literal(''), calendarDay], 'localTime'),
  /** '' is any time of the day. */
  time: v.pipe(v.string(), v.regex(/^$|^\d\d:\d\d$/, 'localTime')),
  /** null: not said. */
  minutes: v.nullable(orderMinutes),
  window: windowKind,
  windowStart: localTime,
  windowEnd: localTime,
  assigneeIds: v.pipe(v.array(v.string()), v.maxLength(100)),
  /** Who leads the crew; '' for nobody in particular. */
  leadId: v.string(),
}

const entries = v.object(planEntries)
export type PlanValues = v.InferOutput<typeof entries>

const sheetEntries = v.object({ ...planEntries, ...needEntries })
export type PlanSheetValues = v.InferOutput<typeof sheetEntries>

/** A time needs a day. */
export function hasDayForTime({ day, time }: Pick<PlanValues, 'day' | 'time'>): boolean {
  return time === '' || day !== ''
}

/** A window within a day needs the day, one around the start the time. */
export function hasTimeForWindow(values: Omit<PlanValues, 'assigneeIds'>): boolean {
  return lacksForWindow(values) === null
}

/** The end of a custom window requires an earlier start. */
export function windowEndsAfterStart({
  window,
  windowStart,
  windowEnd,
}: Pick<PlanValues, 'window' | 'windowStart' | 'windowEnd'>): boolean {
  if (window !== 'custom') return true
  return windowEnd === '' || (windowStart !== '' && windowStart < windowEnd)
}

export const planSheetSchema = v.pipe(
  sheetEntries,
  v.forward(
    v.check((values) => hasDayForTime(values), 'required'),
    ['day'],
  ),
  v.forward(
    v.check((values) => hasTimeForWindow(values), 'windowNeedsStart'),
    ['window'],
  ),
  v.forward(
    v.check((values) => windowEndsAfterStart(values), 'startBeforeEnd'),
    ['windowEnd'],
  ),
)

export const emptyPlan: PlanValues = {
  day: '',
  time: '',
  minutes: null,
  window: 'none',
  windowStart: '',
  windowEnd: '',
  assigneeIds: [],
  leadId: '',
}

type Plan = Pick<Order, 'plannedStart' | 'plannedEnd' | 'windowStart' | 'windowEnd' | 'assigneeIds'>

/** The schedule of an order and of its only visit; without one, what the order says. */
export function planValues(
  order: Plan & Pick<Order, 'minutes'>,
  visit: Pick<PlannedVisit, 'start' | 'minutes' | 'leadId'> | null,
  settings: WindowSettings,
): PlanValues {
  const { plannedStart, plannedEnd } = order
  const local = plannedStart === null ? '' : toLocalTime(plannedStart, settings.timeZone)
  const anytime = plannedStart === null && visit?.start?.length === 10 ? visit.start : ''
  const [day, time] = [local === '' ? anytime : local.slice(0, 10), local.slice(11, 16)]
  return {
    day,
    time,
    minutes: plannedMinutes(plannedStart, plannedEnd, anytime === '' ? null : visit, order.minutes),
    ...windowValues(order, { day, time }, settings),
    assigneeIds: [...order.assigneeIds],
    leadId: visit?.leadId ?? '',
  }
}

/** How long a visit is planned for; without a time, as long as that of the day, else as `wanted`. */
export function plannedMinutes(
  start: string | null,
  end: string | null,
  anytime: Pick<PlannedVisit, 'minutes'> | null,
  wanted: number | null,
): number | null {
  if (start === null || end === null) return anytime?.minutes ?? wanted
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
  return v.is(orderMinutes, minutes) ? minutes : wanted
}

/** The end follows from the start and the duration. A day without a time is no time in the order. */
export function planOf(values: PlanValues, settings: WindowSettings): Plan {
  const { day, time, minutes } = values
  const start =
    day === '' || time === '' ? null : fromLocalTime(`${day}T${time}`, settings.timeZone)
  return {
    plannedStart: start,
    plannedEnd: start === null || minutes === null ? null : minutesAfter(start, minutes),
    ...windowOf(values, settings),
    assigneeIds: v.parse(idSet, values.assigneeIds),
  }
}

/** The schedule with the order's own times where nobody changed them: the form knows them to the minute only. */
export function changedPlan(
  order: Plan,
  seen: PlanValues,
  values: PlanValues,
  settings: WindowSettings,
): Plan {
  const plan = planOf(values, settings)
  const isSame = (...fields: (keyof PlanValues)[]) =>
    fields.every((field) => equal(seen[field], values[field]))
  const { plannedStart, plannedEnd, windowStart, windowEnd } = order
  return {
    ...plan,
    ...(isSame('day', 'time', 'minutes') && { plannedStart, plannedEnd }),
    ...(isSame('window', 'windowStart', 'windowEnd') &&
      (values.window !== 'start' || isSame('day', 'time')) &&
      (values.window === 'custom' || isSame('day')) && { windowStart, windowEnd }),
  }
}

/**
 * What the order cannot say of its visit: a day without a time, how long it takes then, and who leads. `plannedStart` is
 * the order's before it was saved; null where there is nothing to change.
 */
export function visitEdits(
  visit: Pick<PlannedVisit, 'start' | 'minutes' | 'leadId'>,
  plannedStart: string | null,
  { day, time, minutes, leadId }: PlanValues,
) {
  const start = plannedStart === null ? visit.start : null
  const wanted = { start: day === '' ? null : day, minutes: minutes ?? visit.minutes }
  const edits = {
    ...(time === '' && editsBetween({ start }, { start: wanted.start })),
    ...(time === '' && day !== '' && editsBetween(visit, { minutes: wanted.minutes })),
    ...editsBetween(visit, { leadId: leadId === '' ? null : leadId }),
  }
  return Object.keys(edits).length === 0 ? null : edits
}
