import { useEffect, useRef } from 'react'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { useAtomValue } from 'jotai'
import { orderList, ordersHere, threadList } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import { isQuiet } from '#domain/company/quiet-hours.ts'
import { changesSince, leftOrderIds } from '#domain/order/history/changes-since.ts'
import { useNow, useT } from '#messages/index.ts'
import { deviceSettings } from '../settings/device-settings.ts'
import { type AppAlert, newAlerts } from './new-alerts.ts'

/**
 * Notifies of new, rescheduled and cancelled orders and of urgent messages while the app is open in the
 * background. Order alerts wait for the end of the company's quiet hours, unless this device is to alert in them too.
 */
export function BackgroundAlerts({ uid }: { uid: string }) {
  const t = useT()
  const orders = useLive(orderList({ scope: 'mine' }))
  const threads = useLive(threadList())
  const seen = useSeenOrders(uid)
  const own = orders?.map(({ order }) => order)
  const visible = useLive(ordersHere(seen && own ? leftOrderIds(seen, own) : []))
  const reported = useRef<ReadonlySet<string> | null>(null)
  const company = useCompany()
  const { notifyInQuiet } = useAtomValue(deviceSettings)
  const now = new Date(useNow()).toISOString()
  const waits =
    company !== null && !notifyInQuiet && isQuiet(company.quietHours, now, company.timeZone)

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
        isUrgent: false,
      })),
      ...threads
        .filter(({ urgent }) => urgent > 0)
        .map(({ id, last, title, urgent }) => ({
          key: `urgent/${id}/${urgent}`,
          title: title || t('notify.urgent'),
          body: last?.text ?? '',
          path: `/chat?thread=${encodeURIComponent(id)}`,
          isUrgent: true,
        })),
    ]
    const next = newAlerts(alerts, {
      reported: reported.current,
      isHidden: document.hidden,
      isQuiet: waits,
    })
    reported.current = next.reported
    void show(next.show)
  }, [uid, seen, orders, visible, threads, waits, t])
  return null
}

async function show(alerts: readonly AppAlert[]): Promise<void> {
  if (alerts.length === 0 || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.ready
  for (const { key, title, body, path } of alerts) {
    await worker?.showNotification(title, { body, tag: key, icon: '/icon-192.png', data: { path } })
  }
}
