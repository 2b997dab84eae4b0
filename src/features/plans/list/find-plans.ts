import type { PlanItem } from '#data/index.ts'
import { nextDate } from '#domain/plan/next-date.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'

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

/** Plans in this state by title, customer or site. */
export function findPlans(
  items: readonly PlanItem[],
  state: PlanState,
  text: string,
): readonly PlanItem[] {
  const inState = items.filter(({ plan }) => planState(plan) === state)
  return findByWords(inState, text, {
    text: ({ plan, customerName, siteLine }) =>
      foldText([plan.title, customerName, siteLine].join(' ')),
    name: ({ plan, customerName }) => `${plan.title} ${customerName}`,
  })
}

/** Those that are due first at the top; plans without a next date stay as they are, after the others. */
export function byNextDate(items: readonly PlanItem[], today: string): readonly PlanItem[] {
  return items
    .map((item) => ({ item, on: nextDateOf(item, today) ?? '9999' }))
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
    .map(({ item }) => item)
}
