import { MessagesSquare } from 'lucide-react'
import { Initials } from '#components/contact/person-name.tsx'
import { memberLabel } from '#components/people/member-label.ts'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { team, type ThreadItem } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { chatHref } from './chat-href.ts'
import { OrderSummary } from './order-summary.tsx'
import { useDraftLine } from './use-draft-line.ts'
import { useThreadTitle } from './use-thread-title.ts'
import styles from './chat.module.css'

interface ThreadRowProps {
  item: ThreadItem
  isCurrent: boolean
  search?: string
}

/** A conversation in the list. `search` stays in the URL that it opens. */
export function ThreadRow({ item, isCurrent, search = '' }: ThreadRowProps) {
  const t = useT()
  const title = useThreadTitle()(item)
  const people = useLive(team())
  const { last } = item
  const me = useActor()?.uid
  const { thread } = item
  const draft = useDraftLine(me ?? '', item.id)
  const author =
    last?.authorId === me ? t('chat.you') : memberLabel(t, people, last?.authorId ?? '')
  return (
    <ListRow
      href={chatHref({ thread: item.id, q: search })}
      isCurrent={isCurrent}
      before={
        thread.kind === 'direct' ? (
          <Initials name={title} userId={thread.uids.find((uid) => uid !== me) ?? ''} />
        ) : (
          <MessagesSquare className={styles.kind} aria-hidden="true" />
        )
      }
      title={title}
      titleEnd={
        <>
          {thread.kind === 'order' && <SampleBadge id={thread.orderId} />}
          {last && (
            <span className={styles.state}>
              <WhenText at={last.at} show="latest" />
            </span>
          )}
        </>
      }
      note={
        <>
          {thread.kind === 'order' && (
            <span className={styles.about}>
              <OrderSummary orderId={thread.orderId} />
            </span>
          )}
          {draft !== '' && !isCurrent
            ? t('chat.draft', { text: draft })
            : last
              ? [author, last.text].filter(Boolean).join(': ')
              : t('chat.empty')}
        </>
      }
      noteEnd={
        item.urgent > 0 ? (
          <Badge tone="red">{t('chat.urgentCount', { count: item.urgent })}</Badge>
        ) : item.unread > 0 ? (
          <Badge tone="blue">{t('chat.unread', { count: item.unread })}</Badge>
        ) : undefined
      }
    />
  )
}
