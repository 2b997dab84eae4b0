import { useEffect, useRef } from 'react'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { orderList, ordersHere, threadList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { changesSince, leftOrderIds } from '#domain/order/history/changes-since.ts'
import { useT } from '#messages/index.ts'
import { type AppAlert, newAlerts } from './new-alerts.ts'

/**
 * Notifies of new, rescheduled and cancelled orders and of urgent messages while the app is open in the
 * background.
 */
export function BackgroundAlerts({ uid }: { uid: string }) {
  const t = useT()
  const orders = useLive(orderList({ scope: 'mine' }))
  const threads = useLive(threadList())
  const seen = useSeenOrders(uid)
  const own = orders?.map(({ order }) => order)
  const visible = useLive(ordersHere(seen && own ? leftOrderIds(seen, own) : []))
  const reported = useRef<ReadonlySet<string> | null>(null)

  useEffect(() => {
    if (!orders || !threads) return
    const changes = seen
      ? changesSince(
          seen,
          orders.map(({ order }) => order),
          visible,
          uid,
        )
      : []
    const alerts: readonly AppAlert[] = [
      ...changes.map((change) => ({
        key: `${change.type}/${change.id}/${change.type === 'moved' ? change.to : ''}`,
        title: change.title,
        body: t(`today.change.${change.type}`),
        path: change.type === 'gone' ? '/dashboard' : `/orders/${change.id}`,
      })),
      ...threads
        .filter(({ urgent }) => urgent > 0)
        .map(({ id, last, title, urgent }) => ({
          key: `urgent/${id}/${urgent}`,
          title: title || t('notify.urgent'),
          body: last?.text ?? '',
          path: `/chat?thread=${encodeURIComponent(id)}`,
        })),
    ]
    // What was there when the app was opened is already on its screens.
    const toShow =
      reported.current === null || !document.hidden ? [] : newAlerts(alerts, reported.current)
    reported.current = new Set(alerts.map(({ key }) => key))
    void show(toShow)
  }, [uid, seen, orders, visible, threads, t])
  return null
}

async function show(alerts: readonly AppAlert[]): Promise<void> {
  if (alerts.length === 0 || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.ready
  for (const { key, title, body, path } of alerts) {
    await worker?.showNotification(title, { body, tag: key, icon: '/icon-192.png', data: { path } })
  }
}
