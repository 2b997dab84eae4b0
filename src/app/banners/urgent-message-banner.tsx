import { TriangleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { orderById, threadList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'
import styles from './urgent-message-banner.module.css'

/** Shows an urgent message until this person confirms that they have seen it. */
export function UrgentMessageBanner() {
  const t = useT()
  const { pathname } = useLocation()
  const urgent = useLive(threadList())?.filter((thread) => thread.urgent > 0) ?? []
  const [first] = urgent
  if (!first || pathname.startsWith('/chat')) return null
  const there = { thread: first.id, ...(first.urgentId !== null && { message: first.urgentId }) }
  return (
    <Banner
      tone="danger"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('chat.urgentBanner', { count: urgent.reduce((sum, one) => sum + one.urgent, 0) })}
      action={
        <ButtonLink href={`/chat?${new URLSearchParams(there)}`}>{t('chat.readUrgent')}</ButtonLink>
      }
      announce
    >
      {first.urgentText !== '' && <p className={styles.text}>{first.urgentText}</p>}
      {first.thread.kind === 'order' ? (
        <UrgentOrder orderId={first.thread.orderId} title={first.title} />
      ) : (
        first.title
      )}
    </Banner>
  )
}

/** Which order the message is about, and where that is. */
function UrgentOrder({ orderId, title }: { orderId: string; title: string }) {
  const site = useLive(orderById(orderId))?.site
  const place = site ? addressLines(site.address).join(', ') || site.name : ''
  return [title, place].filter(Boolean).join(' · ')
}
