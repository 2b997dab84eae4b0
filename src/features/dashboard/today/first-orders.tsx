import { useEffect } from 'react'
import { readSeenOrders, writeSeenOrders } from '#components/order/seen-orders.ts'
import { orderList, ownVisits } from '#data/index.ts'
import { useIsDownloading, useLive } from '#data/react.ts'
import { knownOrders } from './known-orders.ts'

/**
 * Remembers the orders that the first load brought, on whichever page that was: an order that is taken from the person
 * later is then named, and its change told.
 */
export function FirstOrders({ uid }: { uid: string }) {
  const items = useLive(orderList({ scope: 'mine' }))
  const visits = useLive(ownVisits())
  const isComing = useIsDownloading()

  useEffect(() => {
    if (!items || readSeenOrders(uid)) return
    const orders = items.map(({ order }) => order)
    const known = knownOrders(null, orders, { uid, isComing, visits })
    if (known) writeSeenOrders(uid, known)
  }, [uid, items, visits, isComing])
  return null
}
