import { TriangleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { threadList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'

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
      {first.title}
    </Banner>
  )
}
