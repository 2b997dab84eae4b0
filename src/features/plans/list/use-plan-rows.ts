import { useDeferredValue, useMemo } from 'react'
import { type PlanItem, planList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useToday } from '#messages/use-today.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { byNextDate, findPlans, planStates, type PlanState } from './find-plans.ts'

export interface PlanRows {
  readonly text: string
  readonly setText: (text: string) => void
  readonly state: PlanState
  readonly setState: (state: PlanState) => void
  readonly all: readonly PlanItem[] | undefined
  readonly shown: readonly PlanItem[] | undefined
  /** How many of each state match the search. */
  readonly countOf: (state: PlanState) => number | undefined
}

/** The plans that the list shows, those that are due first at the top: the URL holds the state and the search. */
export function usePlanRows(): PlanRows {
  const { values, change } = useUrlQuery()
  const [text, setText] = useUrlText()
  const settled = useDeferredValue(text)
  const all = useLive(planList())
  const state = planStates.find((one) => one === values.get('state')) ?? 'active'
  const today = useToday(useTimeZone())
  const shown = useMemo(() => {
    const found = all && findPlans(all, state, settled)
    return found && state === 'active' ? byNextDate(found, today) : found
  }, [all, state, settled, today])
  return {
    text,
    setText,
    state,
    setState: (next) => change((now) => withState(now, next)),
    all,
    shown,
    countOf: (one) => all && findPlans(all, one, settled).length,
  }
}

/** Active plans are what the list shows without a state. */
function withState(query: URLSearchParams, state: PlanState): URLSearchParams {
  const next = new URLSearchParams(query)
  if (state === 'active') next.delete('state')
  else next.set('state', state)
  return next
}
