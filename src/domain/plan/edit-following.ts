import { ok, type Result } from '#lib/result.ts'
import { limits } from '../entities/fields.ts'
import type { Plan } from '../entities/plan.ts'
import { planFields, type PlanFields } from '../entities/plan-fields.ts'
import type { Problem } from '../problem.ts'
import { dayNumber, dayText, monthOf } from '../recurrence/calendar.ts'
import { explicitRule } from '../recurrence/explicit-rule.ts'
import { daysBetween, lastDayOf } from '../recurrence/occurrences-between.ts'
import { parseRule } from '../recurrence/parse-rule.ts'
import { printRule } from '../recurrence/print-rule.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { ruleDays } from '../recurrence/rule-days.ts'
import { addDays } from '../time/local-time.ts'
import { changeAll } from './edit-all.ts'
import type { PlanEdit } from './plan-edit.ts'
import { isReplaceable, type PlanOrder } from './plan-order.ts'
import { planRecurrence } from './plan-recurrence.ts'
import { refuse } from './refuse.ts'

/**
 * Changes a date of a plan and all after it: the plan ends the day before, and a new one (`planId`) begins. Orders that
 * were not sent go to the new plan; days on which something was sent or closed are left out of it. The first date, and
 * any one of a plan that follows completion, mean the whole plan.
 */
export function changeFollowing(
  plan: Plan,
  on: string,
  { planId, change }: { readonly planId: string; readonly change: Partial<PlanFields> },
  orders: readonly PlanOrder[],
): Result<PlanEdit, Problem> {
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return recurrence
  if (plan.mode === 'afterCompletion') return changeAll(plan, change, orders)
  if (daysBetween(recurrence.value, on, on).length === 0) return refuse('on', 'notOfPlan')
  const dayBefore = addDays(on, -1)
  if (daysBetween(recurrence.value, '1900-01-01', dayBefore).length === 0)
    return changeAll(plan, change, orders)
  const isBefore = (day: string) => day < on
  const isAfter = (day: string) => day >= on
  const later = orders.filter(({ on: day }) => isAfter(day))
  const draft = {
    ...fieldsOf(plan),
    ...restFrom(plan, recurrence.value, on, change.start === undefined),
    exdates: plan.exdates.filter(isAfter),
    overrides: plan.overrides.filter(({ id }) => isAfter(id)),
    ...change,
    id: planId,
  }
  const next = planRecurrence(draft)
  if (!next.ok) return next
  const kept = later
    .filter((order) => !isReplaceable(order))
    .map(({ on: day }) => day)
    .filter((day) => daysBetween(next.value, day, day).length > 0)
  const exdates = [...draft.exdates, ...kept]
  if (exdates.length > limits.list) return refuse('exdates', 'tooMany')
  const { rule } = recurrence.value
  const isOver = firstFrom(recurrence.value, on) === undefined
  return ok({
    fields: {
      rrule: isOver ? plan.rrule : printRule({ ...rule, count: null, until: dayBefore }),
      rdates: plan.rdates.filter(isBefore),
      exdates: plan.exdates.filter(isBefore),
      overrides: plan.overrides.filter(({ id }) => isBefore(id)),
    },
    created: { ...draft, exdates },
    removed: later.filter(isReplaceable).map(({ on: day }) => day),
    updated: [],
  })
}

/**
 * The same days from one on, as a rule that begins there. It says by itself what it has from its first day, unless that
 * day is about to change.
 */
function restFrom(
  plan: Plan,
  recurrence: Recurrence,
  on: string,
  isExplicit: boolean,
): Pick<PlanFields, 'start' | 'rrule' | 'rdates'> {
  const { rule, start } = recurrence
  const time = start.slice(10)
  const startDay = dayNumber(start.slice(0, 10))
  const rdates = recurrence.rdates.filter((day) => day >= on)
  const day = firstFrom(recurrence, on)
  if (day === undefined) return { start: `${on}${time}`, rrule: once, rdates }
  const used = [...ruleDays(rule, startDay, { from: startDay, to: day - 1 })].length
  const text = (taken: number) => {
    const own = isExplicit ? explicitRule(rule, startDay) : rule
    const until = untilOf(plan)
    return printRule({ ...own, until, count: rule.count && rule.count - taken })
  }
  const isInMonth = (monthOf(day) - monthOf(startDay)) % rule.interval === 0
  if (rule.frequency !== 'MONTHLY' || isInMonth)
    return { start: `${dayText(day)}${time}`, rrule: text(used), rdates }
  // It stands for a day that the month after does not have, and the rule goes on with that month.
  if (rule.count === used + 1) return { start: `${dayText(day)}${time}`, rrule: once, rdates }
  const month = { start: `${dayText(day + 1)}${time}`, rrule: text(used + 1) }
  return { ...month, rdates: [dayText(day), ...rdates] }
}

/** The first day of the rule itself from one on; undefined where only days that were added are left. */
function firstFrom(recurrence: Recurrence, on: string): number | undefined {
  const { rule, start } = recurrence
  const window = { from: dayNumber(on), to: lastDayOf(recurrence) }
  const [day] = ruleDays(rule, dayNumber(start.slice(0, 10)), window)
  return day
}

const once = 'FREQ=DAILY;COUNT=1'

/** The end in the rule's own text, without the plan's last day. */
function untilOf({ rrule }: Plan): string | null {
  const rule = parseRule(rrule)
  return rule.ok ? rule.value.until : null
}

function fieldsOf(plan: Plan): PlanFields {
  const entries = Object.keys(planFields).map((name) => [name, plan[name as keyof PlanFields]])
  return Object.fromEntries(entries) as PlanFields
}
