import { useEffect, useRef } from 'react'
import { newsPath, newsText } from '#components/order/news-text.ts'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { useAtomValue } from 'jotai'
import { orderList, ordersHere, ownVisits, team, threadList } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import { isQuiet } from '#domain/company/quiet-hours.ts'
import { leftOrderIds } from '#domain/order/history/changes-since.ts'
import { type News, newsSince } from '#domain/order/history/visit-changes.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { deviceSettings } from '../settings/device-settings.ts'
import { type AppAlert, newAlerts } from './new-alerts.ts'

/**
 * Notifies of changes of orders and visits and of urgent messages while the app is open in the
 * background. Order alerts wait for the end of the company's quiet hours, unless this device is to alert in them too.
 */
export function BackgroundAlerts({ uid }: { uid: string }) {
  const t = useT()
  const format = useFormat()
  const orders = useLive(orderList({ scope: 'mine' }))
  const threads = useLive(threadList())
  const seen = useSeenOrders(uid)
  const mine = orders?.map(({ order }) => order)
  const visible = useLive(ordersHere(seen && mine ? leftOrderIds(seen, mine) : []))
  const visits = useLive(ownVisits())
  const people = useLive(team())
  const reported = useRef<ReadonlySet<string> | null>(null)
  const company = useCompany()
  const { notifyInQuiet } = useAtomValue(deviceSettings)
  const moment = useNow()
  const now = new Date(moment).toISOString()
  const waits =
    company !== null && !notifyInQuiet && isQuiet(company.quietHours, now, company.timeZone)

  useEffect(() => {
    if (!orders || !threads || !visits || !people) return
    const own = orders.map(({ order }) => order)
    const news = seen ? newsSince(seen, own, visible, { uid, visits, now }) : []
    const alerts: readonly AppAlert[] = [
      ...news.map((change) => ({
        key: alertKey(change),
        title: change.title,
        body: newsText({ t, format, now: moment, people }, change),
        path: newsPath(change) ?? '/dashboard',
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
  }, [uid, seen, orders, visible, visits, people, threads, waits, now, moment, t, format])
  return null
}

/** Identifies a change, so that the same visit may move twice. */
function alertKey(change: News): string {
  const { type, id } = change
  if (type === 'moved') return `${type}/${id}/${change.to}`
  return 'visit' in change ? `${type}/${id}/${change.visit.toldAt}` : `${type}/${id}/`
}

async function show(alerts: readonly AppAlert[]): Promise<void> {
  if (alerts.length === 0 || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.ready
  for (const { key, title, body, path } of alerts) {
    await worker?.showNotification(title, { body, tag: key, icon: '/icon-192.png', data: { path } })
  }
}
