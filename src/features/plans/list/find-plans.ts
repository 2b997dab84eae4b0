import type { PlanItem } from '#data/index.ts'
import { nextDate } from '#domain/plan/next-date.ts'
import { foldText } from '#lib/fold-text.ts'
import { wordMatcher } from '#lib/word-matcher.ts'

export const planStates = ['active', 'paused', 'archived'] as const
export type PlanState = (typeof planStates)[number]

export function planState({ isPaused, archivedAt }: PlanItem['plan']): PlanState {
  if (archivedAt !== null) return 'archived'
  return isPaused ? 'paused' : 'active'
}

/** The next day of a plan on or after `today`, both 'YYYY-MM-DD'; null where there is none, or none is known yet. */
export function nextDateOf({ plan, nextOn }: PlanItem, today: string): string | null {
  return nextOn ?? (plan.mode === 'fixed' ? nextDate(plan, today) : null)
}

/** Plans in this state whose title, customer or site contain every word, ignoring accents. */
export function findPlans(
  items: readonly PlanItem[],
  state: PlanState,
  text: string,
): readonly PlanItem[] {
  const matches = wordMatcher(text)
  return items.filter(
    ({ plan, customerName, siteLine }) =>
      planState(plan) === state &&
      (!matches || matches(foldText([plan.title, customerName, siteLine].join(' ')))),
  )
}
