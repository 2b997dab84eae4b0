import { useMemo } from 'react'
import { readTableUrl, writeTableUrl } from '#components/table/table-url.ts'
import { orderList, team, templateList } from '#data/index.ts'
import { useCompany, useLive, useTimeZone } from '#data/react.ts'
import { isInGroup } from '#domain/order/order-groups.ts'
import { useLocale, useNow } from '#messages/index.ts'
import { sortRows } from '#ui/table/sort-rows.ts'
import { useOrderColumns } from '../list/desk/order-columns.tsx'
import { readOrderFilter, writeOrderFilter } from '../list/order-filter.ts'
import { reviewQueue } from './review-queue.ts'

const everything = orderList({})
const none: readonly never[] = []

interface ReviewTurns {
  /** The orders that wait, in the order of the table that led here; undefined before they are read. */
  readonly ids: readonly string[] | undefined
  /** How many more wait that the table's filter leaves out. */
  readonly others: number
  /** The table. */
  readonly listHref: string
}

/**
 * What waits for review: as the table is filtered and sorted (`?person=`, `?sort=`), else who has waited longest first.
 */
export function useReviewQueue(search: URLSearchParams): ReviewTurns {
  const locale = useLocale()
  const items = useLive(everything)
  const timeZone = useTimeZone()
  const now = new Date(useNow()).toISOString()
  const columns = useOrderColumns({
    people: useLive(team()) ?? null,
    templates: useLive(templateList()) ?? none,
    timeZone,
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
  const filter = useMemo(() => readOrderFilter(search), [search])
  const ids = useMemo(
    () =>
      items &&
      sortRows(reviewQueue(items, filter, { now, timeZone }), columns, url.sorting, locale).map(
        ({ order }) => order.id,
      ),
    [items, filter, now, timeZone, columns, url, locale],
  )
  const list = writeOrderFilter(new URLSearchParams(), { ...filter, state: 'review' })
  const all = useMemo(
    () => items?.filter(({ order }) => isInGroup(order, 'review')).length,
    [items],
  )
  return {
    ids,
    others: (all ?? 0) - (ids?.length ?? 0),
    listHref: `/orders?${writeTableUrl(list, url)}`,
  }
}
