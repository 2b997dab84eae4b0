import type { EstimateListItem } from '#data/index.ts'
import { estimateState } from '#domain/estimate/estimate-state.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords } from '#lib/word-matcher.ts'

export const estimateViews = [
  'all',
  'draft',
  'sent',
  'expired',
  'approved',
  'declined',
  'converted',
] as const
export type EstimateListView = (typeof estimateViews)[number]

export interface EstimateFilter {
  readonly view: EstimateListView
  readonly customerId: string
  readonly text: string
}

export function readEstimateFilter(search: URLSearchParams): EstimateFilter {
  return {
    view: estimateViews.find((one) => one === search.get('show')) ?? 'all',
    customerId: search.get('customer') ?? '',
    text: search.get('q') ?? '',
  }
}

/** The search parameters with part of the filter changed; what is usual is left out of the URL. */
export function writeEstimateFilter(
  search: URLSearchParams,
  changes: Partial<EstimateFilter>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const { view, customerId, text } = { ...readEstimateFilter(search), ...changes }
  const values = { show: view === 'all' ? '' : view, customer: customerId, q: text }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The estimates that pass a filter, in their order; `today` is the company's day. */
export function filterEstimates(
  items: readonly EstimateListItem[],
  { view, customerId, text }: EstimateFilter,
  today: string,
): readonly EstimateListItem[] {
  const inView = items.filter(
    ({ estimate }) =>
      (view === 'all' || estimateState(estimate, today) === view) &&
      (customerId === '' || estimate.customerId === customerId),
  )
  return findByWords(inView, text, {
    text: ({ estimate, customerName }) =>
      foldText([codeWords(estimate.ref), estimate.title, customerName].join(' ')),
    name: ({ estimate, customerName }) => `${estimate.title} ${customerName}`,
  })
}
