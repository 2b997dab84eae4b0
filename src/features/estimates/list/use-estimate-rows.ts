import { useDeferredValue, useMemo } from 'react'
import { type EstimateListItem, estimateList } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useToday } from '#messages/use-today.ts'
import { type EstimateFilter, filterEstimates } from './estimate-filter.ts'

export interface EstimateRows {
  /** The company's day, 'YYYY-MM-DD'. */
  readonly today: string
  readonly all: readonly EstimateListItem[] | undefined
  readonly shown: readonly EstimateListItem[] | undefined
}

/** The estimates of this device, and those that pass a filter. */
export function useEstimateRows(filter: EstimateFilter): EstimateRows {
  const today = useToday(useTimeZone())
  const settled = useDeferredValue(filter)
  const all = useLive(estimateList())
  const shown = useMemo(() => all && filterEstimates(all, settled, today), [all, settled, today])
  return { today, all, shown }
}
