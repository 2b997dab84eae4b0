import { useOutlet, useParams } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { OrdersList } from './orders-list.tsx'

const FirstOrder = lazyPart(async () => (await import('./first-order.tsx')).FirstOrder, 'start')
const OrdersDesk = lazyPart(async () => (await import('./desk/orders-desk.tsx')).OrdersDesk)

/** All orders: rows on a phone and a tablet, a table at the desk, with the order whose id is in the URL beside them. */
export function OrdersPage() {
  const detail = useOutlet()
  const { orderId = null } = useParams()
  // A new order and the review take the whole page.
  if (detail && orderId === null) return detail
  return (
    <DeskSplit
      renderList={(layout) =>
        layout === 'page' || layout === 'pane' ? (
          <OrdersList layout={layout} current={orderId} />
        ) : (
          <OrdersDesk current={orderId} isBeside={layout === 'beside'} />
        )
      }
      detail={detail}
      tabletDetail={<FirstOrder />}
    />
  )
}
