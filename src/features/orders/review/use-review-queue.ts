import { useMemo } from 'react'
import { readTableUrl, writeTableUrl } from '#components/table/table-url.ts'
import { orderList, team, templateList } from '#data/index.ts'
import { useCompany, useLive, useTimeZone } from '#data/react.ts'
import { useLocale } from '#messages/index.ts'
import { sortRows } from '#ui/table/sort-rows.ts'
import { useOrderColumns } from '../list/desk/order-columns.tsx'
import { reviewQueue } from './review-queue.ts'

const all = orderList({})
const none: readonly never[] = []

interface ReviewTurns {
  /** The orders that wait, in the order of the table that led here; undefined before they are read. */
  readonly ids: readonly string[] | undefined
  /** The table. */
  readonly listHref: string
}

/** What waits for review: as the table is sorted (`?sort=`), else who has waited longest first. */
export function useReviewQueue(search: URLSearchParams): ReviewTurns {
  const locale = useLocale()
  const items = useLive(all)
  const columns = useOrderColumns({
    people: useLive(team()) ?? null,
    templates: useLive(templateList()) ?? none,
    timeZone: useTimeZone(),
    currency: useCompany()?.currency ?? '',
  })
  const url = useMemo(
    () =>
      readTableUrl(
        search,
        columns.map(({ id }) => id),
      ),
    [search, columns],
  )
  const ids = useMemo(
    () =>
      items &&
      sortRows(reviewQueue(items), columns, url.sorting, locale).map(({ order }) => order.id),
    [items, columns, url, locale],
  )
  const query = writeTableUrl(new URLSearchParams({ state: 'review' }), url)
  return { ids, listHref: `/orders?${query}` }
}
