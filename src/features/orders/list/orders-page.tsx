import { useOutlet, useParams } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { OrdersList } from './orders-list.tsx'

/** All orders, next to the one whose id is in the URL. */
export function OrdersPage() {
  const detail = useOutlet()
  const { orderId = null } = useParams()
  return (
    <Split
      renderList={(layout) => <OrdersList layout={layout} current={orderId} />}
      detail={detail}
    />
  )
}
