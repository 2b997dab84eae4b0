import * as v from 'valibot'
import { planFields, type PlanFields } from '#domain/entities/plan-fields.ts'
import { planRecurrence } from '#domain/plan/plan-recurrence.ts'

const {
  exdates: _exdates,
  rdates: _rdates,
  overrides: _overrides,
  isPaused: _paused,
  tags: _tags,
  ...entered
} = planFields
const schema = v.object(entered)

export type EnteredFields = Omit<
  PlanFields,
  'exdates' | 'rdates' | 'overrides' | 'isPaused' | 'tags'
>

/** What is wrong with the fields of a plan: the code of a message by the name of the field; empty where nothing is. */
export function checkPlan(fields: EnteredFields): Readonly<Record<string, string>> {
  const parsed = v.safeParse(schema, fields)
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.issues ?? []) {
    const key = path?.[0].key
    const field = typeof key === 'string' ? key : ''
    errors[field] ??= isEmpty(fields, field) ? 'required' : message
  }
  if (Object.keys(errors).length > 0) return errors
  const recurrence = planRecurrence({ ...fields, exdates: [], rdates: [] })
  if (recurrence.ok || recurrence.problem.type !== 'input/invalid') return errors
  return { rrule: recurrence.problem.issues[0]?.message ?? 'ruleForm' }
}

function isEmpty(fields: EnteredFields, field: string): boolean {
  const value: unknown = Object.hasOwn(fields, field) ? fields[field as keyof EnteredFields] : ''
  return value === '' || value === 'T'
}
