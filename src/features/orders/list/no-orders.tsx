import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { orderList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { allMatchesHref } from './all-matches-href.ts'
import type { OrderFilter } from './order-filter.ts'
import { withWords } from './order-words.ts'

/** There are no orders yet, or none passes the filter; then it links to those that match the search alone. */
export function NoOrders({ filter, office }: { filter: OrderFilter; office: boolean }) {
  const t = useT()
  const { values } = useUrlQuery()
  const all = useLive(orderList({}))
  if (!all) return null
  if (all.length === 0) {
    return (
      <EmptyState title={t('orders.none')} drawing={<EmptyDrawing of="orders" />}>
        {t(office ? 'orders.noneOfficeNote' : 'orders.noneNote')}
      </EmptyState>
    )
  }
  const count = withWords(all, filter.text).length
  const isFound = count > 0 && filter.text !== ''
  return (
    <EmptyState
      title={t('orders.noneMatch')}
      action={
        isFound ? (
          <ButtonLink href={allMatchesHref(values, filter.text)}>
            {t('orders.showMatches', { count })}
          </ButtonLink>
        ) : (
          <>
            {filter.text !== '' && (
              <ButtonLink href={`?${withSearch(values, filter.text)}`}>
                {t('orders.searchAll')}
              </ButtonLink>
            )}
            <ButtonLink href="/orders">{t('orders.clearFilters')}</ButtonLink>
          </>
        )
      }
    >
      {isFound
        ? t('orders.matchesElsewhere', { count })
        : filter.text !== '' && t('orders.noneMatchNote')}
    </EmptyState>
  )
}

/** The present query with the search for these words over the page: closing it leads back to these filters. */
function withSearch(values: URLSearchParams, words: string): URLSearchParams {
  const query = new URLSearchParams(values)
  query.set('panel', 'find')
  query.set('words', words)
  return query
}
