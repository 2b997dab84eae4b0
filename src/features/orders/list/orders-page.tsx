import { useOutlet, useParams } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { OrdersList } from './orders-list.tsx'

const OrdersDesk = lazyPart(async () => (await import('./desk/orders-desk.tsx')).OrdersDesk)

/** All orders: rows on a phone, a table at the desk with the order whose id is in the URL beside it. */
export function OrdersPage() {
  const detail = useOutlet()
  const { orderId = null } = useParams()
  return (
    <DeskSplit
      renderList={(layout) =>
        layout === 'page' ? (
          <OrdersList />
        ) : (
          <OrdersDesk current={orderId} isBeside={layout === 'beside'} />
        )
      }
      detail={detail}
    />
  )
}
