import { useCallback } from 'react'
import { ruleText } from '#components/text/rule-text.ts'
import type { Plan } from '#domain/entities/plan.ts'
import { planRecurrence } from '#domain/plan/plan-recurrence.ts'
import { useFormat, useT } from '#messages/index.ts'

/** How often a plan repeats, in words. */
export function useRhythmText(): (plan: Plan) => string {
  const t = useT()
  const format = useFormat()
  return useCallback(
    (plan) => {
      const recurrence = planRecurrence(plan)
      return recurrence.ok
        ? ruleText({ t, format }, recurrence.value, plan.mode)
        : t('plans.ruleUnknown')
    },
    [t, format],
  )
}
