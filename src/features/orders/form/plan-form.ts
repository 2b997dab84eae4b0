import * as v from 'valibot'
import { idSet } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'

const localTime = v.pipe(v.string(), v.regex(/^$|^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'localTime'))

/** A schedule as form fields: wall-clock times in the company's zone, '' for none. */
export const planEntries = {
  start: localTime,
  end: localTime,
  windowStart: localTime,
  windowEnd: localTime,
  assigneeIds: v.pipe(v.array(v.string()), v.maxLength(100)),
}

export const planFormSchema = v.pipe(
  v.object(planEntries),
  v.forward(
    v.check((values) => endsAfterStart(values), 'startBeforeEnd'),
    ['end'],
  ),
  v.forward(
    v.check((values) => windowEndsAfterStart(values), 'startBeforeEnd'),
    ['windowEnd'],
  ),
)
export type PlanValues = v.InferOutput<typeof planFormSchema>

interface PlanTimes {
  start: string
  end: string
}

/** An end requires an earlier start. */
export function endsAfterStart({ start, end }: PlanTimes): boolean {
  return end === '' || (start !== '' && start < end)
}

/** The same check for the arrival window. */
export function windowEndsAfterStart(values: { windowStart: string; windowEnd: string }): boolean {
  return endsAfterStart({ start: values.windowStart, end: values.windowEnd })
}

type Plan = Pick<Order, 'plannedStart' | 'plannedEnd' | 'windowStart' | 'windowEnd' | 'assigneeIds'>

export function planValues(order: Plan, timeZone: string): PlanValues {
  const local = (at: string | null) => (at === null ? '' : toLocalTime(at, timeZone))
  return {
    start: local(order.plannedStart),
    end: local(order.plannedEnd),
    windowStart: local(order.windowStart),
    windowEnd: local(order.windowEnd),
    assigneeIds: [...order.assigneeIds],
  }
}

export function planOf(values: PlanValues, timeZone: string): Plan {
  return {
    plannedStart: fromLocalTime(values.start, timeZone),
    plannedEnd: fromLocalTime(values.end, timeZone),
    windowStart: fromLocalTime(values.windowStart, timeZone),
    windowEnd: fromLocalTime(values.windowEnd, timeZone),
    assigneeIds: v.parse(idSet, values.assigneeIds),
  }
}
