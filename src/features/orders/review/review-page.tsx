import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { orderById, orderList } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ReviewOrder } from './review-order.tsx'
import { reviewPlace, reviewQueue } from './review-queue.ts'

const all = orderList({})

/** What waits for the office's review, one order after another; `?order=` is the one that is shown. */
export function ReviewPage() {
  const t = useT()
  const actor = useActor()
  const [search, setSearch] = useSearchParams()
  const mayReview = actor !== null && can(actor, 'order/review')
  const items = useLive(all)
  const queue = useMemo(() => items && reviewQueue(items), [items])
  const [position, setPosition] = useState(1)
  const ids = (queue ?? []).map(({ order }) => order.id)
  const place = reviewPlace(ids, search.get('order') ?? '', position)
  if (place && place.position !== position) setPosition(place.position)
  const view = useLive(orderById(place?.id ?? ''))

  function show(orderId: string): void {
    setSearch({ order: orderId }, { replace: true, preventScrollReset: true })
    window.scrollTo(0, 0)
  }

  if (mayReview && view && place && view.order.id === place.id)
    return <ReviewOrder key={place.id} view={view} place={place} onShow={show} />
  return (
    <Page title={t('review.title')} back={{ href: '/orders', label: t('orders.back') }}>
      {!mayReview ? (
        <EmptyState title={t('review.notAllowed')} />
      ) : place || !queue ? (
        <Skeleton label={t('orders.loading')} shape="text" />
      ) : (
        <EmptyState
          title={t('review.none')}
          drawing={<EmptyDrawing of="review" />}
          action={<ButtonLink href="/orders">{t('orders.back')}</ButtonLink>}
        >
          {t('review.noneNote')}
        </EmptyState>
      )}
    </Page>
  )
}
