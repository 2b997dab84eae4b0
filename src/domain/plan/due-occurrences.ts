import { ok, type Result } from '#lib/result.ts'
import type { Plan } from '../entities/plan.ts'
import type { Problem } from '../problem.ts'
import { dayText } from '../recurrence/calendar.ts'
import { dayAfterCompletion } from '../recurrence/day-after-completion.ts'
import { occurrenceId } from '../recurrence/occurrence-id.ts'
import {
  daysBetween,
  lastDayOf,
  occurrenceAt,
  occurrenceOn,
  type Occurrence,
} from '../recurrence/occurrences-between.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { addDays } from '../time/local-time.ts'
import type { PlanOrder } from './plan-order.ts'
import { planRecurrence } from './plan-recurrence.ts'

/** A date of a plan on which work is due, with what its override says. */
export interface DueOccurrence extends Occurrence {
  readonly orderId: string
  readonly minutes: number
  readonly title: string
  readonly description: string
  /** The first and the last local day on which it is in time. */
  readonly earlyOn: string
  readonly lateOn: string
}

/**
 * What a plan has due from one local day to another, both included, in order: the dates whose orders are to exist and
 * are not closed. After completion that is one date, which may be before `from` where no one has done it yet. `orders`
 * are those that the plan has created before.
 */
export function dueOccurrences(
  plan: Plan,
  orders: readonly PlanOrder[],
  from: string,
  to: string,
): Result<readonly DueOccurrence[], Problem> {
  const recurrence = planRecurrence(plan)
  if (!recurrence.ok) return recurrence
  if (plan.isPaused || plan.deletedAt !== null || plan.archivedAt !== null) return ok([])
  const closed = new Set(orders.filter(({ status }) => status !== 'open').map(({ on }) => on))
  const days =
    plan.mode === 'fixed'
      ? fixedDays(plan, recurrence.value, from, to)
      : daysAfterCompletion(recurrence.value, orders, from)
  const due = [...new Set(days)]
    .filter((on) => !closed.has(on))
    .map((on) => dueOn(plan, on))
    .filter(({ start }) => start.slice(0, 10) <= to)
  return ok(due.toSorted(byTime))
}

/** The date of a plan that the rule gives for this day. */
export function dueOn(plan: Plan, on: string): DueOccurrence {
  const override = plan.overrides.find(({ id }) => id === on)
  const { start, startAt } = override?.start
    ? occurrenceAt(on, override.start, plan.timeZone)
    : occurrenceOn(plan, on)
  const day = start.slice(0, 10)
  const { toleranceDays } = plan
  return {
    on,
    start,
    startAt,
    orderId: occurrenceId(plan.id, on),
    minutes: override?.minutes ?? plan.minutes,
    title: override?.title ?? plan.title,
    description: override?.description ?? plan.description,
    earlyOn: toleranceDays === 0 ? day : addDays(day, -toleranceDays),
    lateOn: toleranceDays === 0 ? day : addDays(day, toleranceDays),
  }
}

function byTime(a: Occurrence, b: Occurrence): number {
  return Number(a.startAt > b.startAt) - Number(a.startAt < b.startAt)
}

/** Days of the rule in the window, and those that were moved into it; not those that were moved out of it. */
function fixedDays(
  { overrides }: Plan,
  recurrence: Recurrence,
  from: string,
  to: string,
): readonly string[] {
  const moved = new Map(overrides.flatMap(({ id, start }) => (start ? [[id, start]] : [])))
  const isWithin = (on: string) => {
    const day = moved.get(on)?.slice(0, 10) ?? on
    return from <= day && day <= to
  }
  // One pass over all of them: a rule with a count is read from its first day each time.
  const [first = from, ...others] = [...moved.keys()].toSorted()
  const known = moved.size === 0 ? [] : daysBetween(recurrence, first, others.at(-1) ?? first)
  const arrived = known.filter((on) => moved.has(on))
  return [...daysBetween(recurrence, from, to), ...arrived].filter(isWithin)
}

/** The next day after what was done last; a day that was skipped counts as if it had been done then. */
function daysAfterCompletion(
  recurrence: Recurrence,
  orders: readonly PlanOrder[],
  from: string,
): readonly string[] {
  const { rule, start, exdates, rdates } = recurrence
  const added = rdates.filter((day) => day >= from && !exdates.includes(day))
  const open = orders.find(({ on, status }) => status === 'open' && !rdates.includes(on))
  if (open) return [...added, open.on]
  const closed = orders.filter(({ status }) => status !== 'open')
  const regular = closed.filter(({ on }) => !rdates.includes(on))
  if (rule.count !== null && regular.length >= rule.count) return added
  const last = closed
    .map(({ on, doneOn }) => doneOn ?? on)
    .toSorted()
    .at(-1)
  let next = last === undefined ? start.slice(0, 10) : dayAfterCompletion(rule, last)
  const taken = new Set(closed.map(({ on }) => on))
  while (exdates.includes(next) || taken.has(next))
    // Work that was done early can lead to the day that it was itself due on.
    next = exdates.includes(next) ? dayAfterCompletion(rule, next) : addDays(next, 1)
  return next <= dayText(lastDayOf(recurrence)) ? [...added, next] : added
}
