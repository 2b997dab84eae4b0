import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { orderById } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ReviewOrder } from './review-order.tsx'
import { reviewPlace } from './review-queue.ts'
import { useReviewQueue } from './use-review-queue.ts'

/**
 * What waits for the office's review, one after another: `?order=` is shown; the rest is how the table is filtered and
 * sorted.
 */
export function ReviewPage() {
  const t = useT()
  const actor = useActor()
  const [search, setSearch] = useSearchParams()
  const mayReview = actor !== null && can(actor, 'order/review')
  const { ids, others, listHref } = useReviewQueue(search)
  const [position, setPosition] = useState(1)
  const place = reviewPlace(ids ?? [], search.get('order') ?? '', position)
  if (place && place.position !== position) setPosition(place.position)
  const view = useLive(orderById(place?.id ?? ''))

  function show(orderId: string): void {
    const next = (now: URLSearchParams) => {
      const query = new URLSearchParams(now)
      query.set('order', orderId)
      return query
    }
    setSearch(next, { replace: true, preventScrollReset: true })
    window.scrollTo(0, 0)
  }

  if (mayReview && view && place && view.order.id === place.id)
    return <ReviewOrder key={place.id} {...{ view, place, listHref }} onShow={show} />
  return (
    <Page title={t('review.title')} back={{ href: '/orders', label: t('orders.back') }}>
      {!mayReview ? (
        <EmptyState title={t('review.notAllowed')} />
      ) : place || !ids ? (
        <Skeleton label={t('orders.loading')} shape="text" />
      ) : others > 0 ? (
        <EmptyState
          title={t('review.noneMatch')}
          action={
            <ButtonLink href="/orders/review">{t('review.others', { count: others })}</ButtonLink>
          }
        />
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
