import { useAtom } from 'jotai'
import { useLocation } from 'react-router'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { orderList, threadList } from '#data/index.ts'
import { useLive, useSession } from '#data/react.ts'
import { changesSince } from '#domain/order/history/changes-since.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { deviceSettings } from '../settings/device-settings.ts'
import { askToNotify } from './ask-to-notify.ts'

/**
 * Offers notifications when the company wants that: once something was missed, when their use is obvious, at once, or
 * never.
 */
export function NotificationsBanner({ uid }: { uid: string }) {
  const t = useT()
  const { pathname } = useLocation()
  const [{ notify, notifyDismissed }, change] = useAtom(deviceSettings)
  const wasMissed = useMissedNews(uid)
  const session = useSession()
  const offer = (session.kind === 'signedIn' && session.company?.alertOffer) || 'missed'
  const isDue = offer === 'start' || (offer === 'missed' && wasMissed)

  const isWanted = isDue && !notify && !notifyDismissed
  // The permission last: reading it takes the browser milliseconds.
  if (!isWanted || pathname !== '/dashboard' || !mayAsk()) return null

  return (
    <Banner
      title={t('notify.offer')}
      action={
        <>
          <Button
            onPress={() =>
              void askToNotify().then((granted) =>
                change({ notify: granted, notifyDismissed: true }),
              )
            }
          >
            {t('notify.turnOn')}
          </Button>
          <Button variant="quiet" onPress={() => change({ notifyDismissed: true })}>
            {t('shell.notNow')}
          </Button>
        </>
      }
    >
      {t('notify.note')}
    </Banner>
  )
}

function mayAsk(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'default'
}

/**
 * Whether an order was assigned or rescheduled, or an urgent message arrived, while this person was not
 * looking.
 */
function useMissedNews(uid: string): boolean {
  const seen = useSeenOrders(uid)
  const open = useLive(orderList({ scope: 'mine', open: true })) ?? []
  const threads = useLive(threadList()) ?? []
  const orders = open.map(({ order }) => order)
  const isNews = seen !== null && changesSince(seen, orders, undefined, uid).length > 0
  return isNews || threads.some(({ urgent }) => urgent > 0)
}
