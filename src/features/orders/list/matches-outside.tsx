import { type OrderListItem, orderList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { allMatchesHref } from './all-matches-href.ts'
import type { OrderFilter } from './order-filter.ts'
import { withWords } from './order-words.ts'
import { outsideOf } from './outside-of.ts'

export interface MatchesOutsideProps {
  filter: OrderFilter
  shown: readonly OrderListItem[]
}

/** Says that more orders match the search than the filters let through, with a link to all of them. */
export function MatchesOutside({ filter, shown }: MatchesOutsideProps) {
  const t = useT()
  const { values } = useUrlQuery()
  const all = useLive(orderList({}))
  if (!all) return null
  const found = withWords(all, filter.text)
  const count = outsideOf(found, shown)
  if (count === 0) return null
  return (
    <Banner
      isCompact
      action={
        <ButtonLink href={allMatchesHref(values, filter.text)}>
          {t('orders.showMatches', { count: found.length })}
        </ButtonLink>
      }
    >
      {t('orders.matchesElsewhere', { count })}
    </Banner>
  )
}
