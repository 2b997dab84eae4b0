import { lazyPart } from '#components/lazy-part.ts'
import { useSession } from '#data/react.ts'
import { noticeOf } from '#domain/subscription/notice.ts'
import { useNow } from '#messages/index.ts'
import { NotificationsBanner } from './notifications-banner.tsx'

const SubscriptionBanner = lazyPart(
  async () => (await import('#features/subscription/subscription-banner.tsx')).SubscriptionBanner,
)

/** How many days before the end of the trial its owner is reminded. */
const reminderDays = 5

/** Banners that no first paint needs. */
export function LaterBanners({ uid }: { uid: string }) {
  return (
    <>
      <SubscriptionReminder />
      <NotificationsBanner uid={uid} />
    </>
  )
}

/** Reminds the owner of what will end soon. */
function SubscriptionReminder() {
  const session = useSession()
  const now = useNow()
  if (session.kind !== 'signedIn' || session.user?.role !== 'owner' || !session.company) return null
  const notice = noticeOf(session.company, now)
  const isSoon =
    notice.type === 'grace' || (notice.type === 'trial' && notice.daysLeft <= reminderDays)
  return isSoon ? <SubscriptionBanner company={session.company} /> : null
}
