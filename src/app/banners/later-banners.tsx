import { useLocation } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { runningTimers } from '#data/index.ts'
import { useLive, useSession } from '#data/react.ts'
import { noticeOf } from '#domain/subscription/notice.ts'
import { useNow } from '#messages/index.ts'
import { NotificationsBanner } from './notifications-banner.tsx'

const SubscriptionBanner = lazyPart(
  async () => (await import('#features/subscription/subscription-banner.tsx')).SubscriptionBanner,
)
const LapseNotice = lazyPart(
  async () => (await import('#features/subscription/lapse-notice.tsx')).LapseNotice,
)
const LeftTimerBanner = lazyPart(
  async () => (await import('#features/dashboard/time/left-timer-banner.tsx')).LeftTimerBanner,
)
const FirstOrders = lazyPart(
  async () => (await import('#features/dashboard/today/first-orders.tsx')).FirstOrders,
)

/** How many days before the end of the trial its owner is reminded. */
const reminderDays = 5

/** Banners that no first paint needs. */
export function LaterBanners({ uid }: { uid: string }) {
  return (
    <>
      <LeftTimers />
      <SubscriptionReminder />
      <NotificationsBanner uid={uid} />
      <FirstSeen uid={uid} />
    </>
  )
}

/** Loaded only while a timer of a technician runs; the office may work on every order. */
function LeftTimers() {
  const session = useSession()
  const timers = useLive(runningTimers())
  if (session.kind !== 'signedIn' || session.user?.role !== 'technician') return null
  return timers && timers.length > 0 ? <LeftTimerBanner timers={timers} uid={session.uid} /> : null
}

/** Loaded once per technician and device. */
function FirstSeen({ uid }: { uid: string }) {
  const session = useSession()
  const isFirst = useSeenOrders(uid) === null
  if (session.kind !== 'signedIn' || session.user?.role !== 'technician') return null
  return isFirst && <FirstOrders uid={uid} />
}

/** Tells the owner what will end soon, and everyone what has ended. */
function SubscriptionReminder() {
  const session = useSession()
  const now = useNow()
  const { pathname } = useLocation()
  // The page says the same itself.
  if (session.kind !== 'signedIn' || pathname === '/subscription') return null
  const { user, company } = session
  if (user?.status !== 'active' || !company?.isSetup) return null
  const notice = noticeOf(company, now)
  if (user.role !== 'owner')
    return notice.type === 'lapsed' ? <LapseNotice company={company} /> : null
  const isSoon = notice.type === 'trial' && notice.daysLeft <= reminderDays
  const isTold = isSoon || notice.type === 'grace' || notice.type === 'lapsed'
  return isTold ? <SubscriptionBanner company={company} /> : null
}
