import { defaultMinutes } from '#domain/booking/implied-visit.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Plan } from '#domain/entities/plan.ts'
import type { PlanFields } from '#domain/entities/plan-fields.ts'
import type { Template } from '#domain/entities/template.ts'
import { parseRule } from '#domain/recurrence/parse-rule.ts'
import { printRule } from '#domain/recurrence/print-rule.ts'
import { type Rhythm, rhythmOf, ruleOfRhythm, startRhythm } from '#domain/recurrence/rhythm.ts'
import { needsOfTemplate } from '#domain/staff/needs-of-template.ts'
import { equal } from '#lib/equal.ts'

/** A plan as its form holds it. Numbers are as typed. */
export interface PlanValues {
  readonly customerId: string
  readonly siteId: string
  readonly assetIds: readonly string[]
  readonly title: string
  readonly description: string
  readonly instructions: string
  readonly priority: Order['priority']
  readonly templateId: string
  readonly requires: PlanFields['requires']
  readonly checklist: PlanFields['checklist']
  readonly skills: PlanFields['skills']
  readonly neededItems: PlanFields['neededItems']
  readonly minutes: number
  /** 'YYYY-MM-DD' and 'HH:mm'. */
  readonly startDay: string
  readonly startTime: string
  readonly mode: Plan['mode']
  /** null: a rule that says more than the fields can; it is kept as it is. */
  readonly rhythm: Omit<Rhythm, 'count' | 'until'> | null
  readonly every: string
  readonly ends: 'never' | 'on' | 'after'
  readonly endsOn: string
  readonly count: string
  readonly toleranceDays: string
  readonly horizonDays: string
}

interface NewPlan {
  /** When the first visit is, 'YYYY-MM-DD' and 'HH:mm'. */
  readonly first: { readonly day: string; readonly time: string }
  readonly customerId: string
  readonly siteId: string
  readonly assetIds: readonly string[]
}

/** The form of a new plan: every three months. */
export function newPlanValues({ first, ...subject }: NewPlan): PlanValues {
  return {
    ...subject,
    title: '',
    description: '',
    instructions: '',
    priority: 'normal',
    templateId: '',
    requires: [],
    checklist: [],
    skills: [],
    neededItems: [],
    minutes: defaultMinutes,
    startDay: first.day,
    startTime: first.time,
    mode: 'fixed',
    rhythm: startRhythm(first.day),
    every: '3',
    ends: 'never',
    endsOn: '',
    count: '',
    toleranceDays: '7',
    horizonDays: '60',
  }
}

/** The form of a plan as it is now. */
export function planValues(plan: Plan): PlanValues {
  const [startDay = '', startTime = ''] = plan.start.split('T')
  const rule = parseRule(plan.rrule)
  const rhythm = rule.ok ? rhythmOf(rule.value, startDay) : null
  const endsOn = plan.endsOn ?? rhythm?.until ?? null
  const count = rhythm?.count ?? null
  return {
    customerId: plan.customerId,
    siteId: plan.siteId,
    assetIds: plan.assetIds,
    title: plan.title,
    description: plan.description,
    instructions: plan.instructions,
    priority: plan.priority,
    templateId: plan.templateId ?? '',
    requires: plan.requires,
    checklist: plan.checklist,
    skills: plan.skills,
    neededItems: plan.neededItems,
    minutes: plan.minutes,
    startDay,
    startTime,
    mode: plan.mode,
    rhythm,
    every: String(rhythm?.every ?? 1),
    ends: endsOn !== null ? 'on' : count !== null ? 'after' : 'never',
    endsOn: endsOn ?? '',
    count: count === null ? '' : String(count),
    toleranceDays: String(plan.toleranceDays),
    horizonDays: String(plan.horizonDays),
  }
}

/**
 * What a template gives a plan: its checklist and what it requires, its instructions where there are none, and its
 * skills and duration where the plan's are those of the `former` template.
 */
export function fromTemplate(
  values: PlanValues,
  former: Template | null,
  template: Template | null,
): Partial<PlanValues> {
  return {
    templateId: template?.id ?? '',
    requires: template?.requires ?? [],
    checklist: template?.checklist ?? [],
    ...needsOfTemplate(values, former, template, defaultMinutes),
    ...(values.instructions.trim() === '' && template && { instructions: template.instructions }),
  }
}

/** When a plan repeats, as its fields are stored. `first` are the values of the plan that is edited. */
function scheduleOf(
  values: PlanValues,
  timeZone: string,
  known: { readonly plan: Plan; readonly first: PlanValues } | null,
): Pick<PlanFields, 'start' | 'timeZone' | 'rrule' | 'mode' | 'endsOn'> {
  const { startDay, startTime, mode, ends } = values
  const start = `${startDay}T${startTime}`
  const endsOn = ends === 'on' && values.endsOn !== '' ? values.endsOn : null
  const isSame =
    known !== null &&
    ruleFields.every((field) => equal(values[field], known.first[field])) &&
    // A year's rule names the month in which it begins.
    (values.rhythm?.unit !== 'year' || startDay === known.first.startDay)
  if (values.rhythm === null || isSame) {
    const { rrule = '', endsOn: lastDay = endsOn } = known?.plan ?? {}
    return { start, timeZone, rrule, mode, endsOn: isSame ? lastDay : endsOn }
  }
  const rhythm = {
    ...values.rhythm,
    every: wholeOf(values.every),
    count: ends === 'after' ? wholeOf(values.count) : null,
    until: null,
  }
  const rrule = printRule(ruleOfRhythm(rhythm, startDay, mode === 'afterCompletion'))
  return { start, timeZone, rrule, mode, endsOn }
}

const ruleFields = ['rhythm', 'every', 'mode', 'ends', 'endsOn', 'count'] as const

/** All fields of a plan but those that only editing single dates changes. */
export function planFieldsOf(
  values: PlanValues,
  timeZone: string,
  known: { readonly plan: Plan; readonly first: PlanValues } | null,
): Omit<PlanFields, 'exdates' | 'rdates' | 'overrides' | 'isPaused' | 'tags'> {
  return {
    customerId: values.customerId,
    siteId: values.siteId,
    assetIds: values.assetIds,
    title: values.title.trim(),
    description: values.description.trim(),
    instructions: values.instructions.trim(),
    priority: values.priority,
    templateId: values.templateId === '' ? null : values.templateId,
    requires: values.requires,
    checklist: values.checklist,
    skills: values.skills,
    neededItems: values.neededItems,
    minutes: values.minutes,
    ...scheduleOf(values, timeZone, known),
    toleranceDays: wholeOf(values.toleranceDays),
    horizonDays: wholeOf(values.horizonDays),
  }
}

/** The number that was typed; NaN for anything else, which no field accepts. */
function wholeOf(text: string): number {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN
}
