import { useState } from 'react'
import { fieldMessage } from '#components/text/field-message.ts'
import type { Plan } from '#domain/entities/plan.ts'
import { useT } from '#messages/index.ts'
import { checkPlan, type EnteredFields } from './check-plan.ts'
import { planFieldsOf, type PlanValues } from './plan-values.ts'

/** The values of a plan's form. What is wrong is shown once someone has tried to save. */
export function usePlanForm(initial: PlanValues, timeZone: string, plan: Plan | null) {
  const t = useT()
  const [first] = useState(initial)
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const fields = planFieldsOf(values, timeZone, plan && { plan, first })
  const errors = { ...checkPlan(fields), ...endErrors(values) }
  const shown = Object.entries(tried ? errors : {}).map(([field, code]) => [
    field,
    fieldMessage(t, code),
  ])

  return {
    first,
    values,
    fields,
    isDirty: values !== first,
    errors: Object.fromEntries(shown) as Readonly<Record<string, string | undefined>>,
    onChange: (changes: Partial<PlanValues>) => setValues((now) => ({ ...now, ...changes })),
    /** The fields to save; null where something is wrong, which is shown from then on. */
    submit(): EnteredFields | null {
      setTried(true)
      return Object.keys(errors).length === 0 ? fields : null
    },
  }
}

/** The end is a part of the rule, which cannot say that it was left empty. */
function endErrors({
  ends,
  endsOn,
  count,
  startDay,
}: PlanValues): Readonly<Record<string, string>> {
  if (ends === 'on' && endsOn === '') return { endsOn: 'required' }
  if (ends === 'on' && endsOn < startDay) return { endsOn: 'startBeforeEnd' }
  if (ends === 'after' && !/^[1-9]\d{0,4}$/.test(count.trim())) return { count: 'number' }
  return {}
}
