import { useOutlet, useParams } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { OrdersList } from './orders-list.tsx'

/** All orders, and beside them the one whose id is in the address. */
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
