import * as v from 'valibot'
import { ok, type Result } from '#lib/result.ts'
import { timeZone } from '../entities/region.ts'
import type { Plan } from '../entities/plan.ts'
import type { Problem } from '../problem.ts'
import { dayText } from '../recurrence/calendar.ts'
import { isInterval } from '../recurrence/day-after-completion.ts'
import { lastDayOf } from '../recurrence/occurrences-between.ts'
import { parseRule } from '../recurrence/parse-rule.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { refuse } from './refuse.ts'

export type Schedule = Pick<
  Plan,
  'start' | 'timeZone' | 'rrule' | 'exdates' | 'rdates' | 'endsOn' | 'mode'
>

/** When a plan repeats, without what its overrides move; a problem where this app cannot know. */
export function planRecurrence(plan: Schedule): Result<Recurrence, Problem> {
  const rule = parseRule(plan.rrule)
  if (!rule.ok) return rule
  if (!isKnownZone(plan.timeZone)) return refuse('timeZone', 'timeZone')
  if (plan.mode === 'afterCompletion' && !isInterval(rule.value))
    return refuse('rrule', 'ruleIntervalOnly')
  const { start, endsOn, exdates, rdates } = plan
  const recurrence = { start, timeZone: plan.timeZone, rule: rule.value, exdates, rdates }
  if (endsOn === null) return ok(recurrence)
  const until = endsOn < dayText(lastDayOf(recurrence)) ? endsOn : rule.value.until
  return ok({
    ...recurrence,
    rule: { ...rule.value, until },
    rdates: rdates.filter((day) => day <= endsOn),
  })
}

const zones = new Set<string>()

/** Kept, because asking takes longer than a year of most plans. */
function isKnownZone(name: string): boolean {
  const isKnown = zones.has(name) || v.is(timeZone, name)
  if (isKnown) zones.add(name)
  return isKnown
}
