import { readOrderFilter, writeOrderFilter } from './order-filter.ts'

/** The list of everything that matches a search, whatever the filters in `values` are. */
export function allMatchesHref(values: URLSearchParams, text: string): string {
  const none = readOrderFilter(new URLSearchParams())
  return `/orders?${writeOrderFilter(values, { ...none, state: 'all', text })}`
}
