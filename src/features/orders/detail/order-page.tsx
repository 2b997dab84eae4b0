import { useParams } from 'react-router'
import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { MissingOrder } from './missing-order.tsx'
import { OrderDetail } from './order-detail.tsx'
import { useOrderBack } from './use-order-back.ts'

/** The order whose id is in the URL. */
export function OrderPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const view = useLive(orderById(orderId))
  const back = useOrderBack()

  if (view) return <OrderDetail key={orderId} view={view} />
  if (view === null) return <MissingOrder key={orderId} orderId={orderId} />
  return (
    <Page title={t('orders.order')} back={back}>
      <Skeleton label={t('orders.loading')} shape="text" />
    </Page>
  )
}
