import { useState } from 'react'
import { useNewsText } from '#components/order/news-text.ts'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { useActor, useIsDownloading } from '#data/react.ts'
import { officeThreadId } from '#domain/message/thread.ts'
import { isMissedByOwner } from '#domain/order/history/changes-since.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useOrderBack } from './use-order-back.ts'

/** An order that is not on this device: one that was taken from the reader, as far as the device remembers it. */
export function MissingOrder({ orderId }: { orderId: string }) {
  const t = useT()
  const back = useOrderBack()
  const uid = useActor()?.uid ?? ''
  const seen = useSeenOrders(uid)?.[orderId]
  // Acknowledging the news on another page must not change what is said here.
  const [known] = useState(seen)
  const isComing = useIsDownloading()
  const text = useNewsText(undefined)
  const left = seen ?? known

  if (left && isMissedByOwner(left) && !isComing)
    return (
      <Page title={left.title} back={back}>
        <EmptyState
          title={text({ type: 'gone', id: orderId, title: left.title, from: left.plannedStart })}
          action={
            <>
              <ButtonLink href="/dashboard" variant="primary">
                {t('orders.toToday')}
              </ButtonLink>
              <ButtonLink href={`/chat?thread=${officeThreadId(uid)}`}>
                {t('orders.messageOffice')}
              </ButtonLink>
            </>
          }
        >
          {t('lostOrder.note')}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={t('orders.order')} back={back}>
      <EmptyState
        title={t('orders.notFound')}
        action={<ButtonLink href="/orders">{t('orders.back')}</ButtonLink>}
      >
        {t('orders.notFoundNote')}
      </EmptyState>
    </Page>
  )
}
