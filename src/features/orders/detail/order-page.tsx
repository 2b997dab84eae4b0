import { useParams } from 'react-router'
import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { OrderDetail } from './order-detail.tsx'
import { useOrderBack } from './use-order-back.ts'

/** The order whose id is in the URL. */
export function OrderPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const view = useLive(orderById(orderId))
  const back = useOrderBack()

  if (view) return <OrderDetail key={orderId} view={view} />
  return (
    <Page title={t('orders.order')} back={back}>
      {view === undefined ? (
        <Skeleton label={t('orders.loading')} shape="text" />
      ) : (
        <EmptyState
          title={t('orders.notFound')}
          action={<ButtonLink href="/orders">{t('orders.back')}</ButtonLink>}
        >
          {t('orders.notFoundNote')}
        </EmptyState>
      )}
    </Page>
  )
}
