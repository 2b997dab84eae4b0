import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { WhenText } from '#components/text/when-text.tsx'
import type { ThreadView } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import type { Message } from '#domain/entities/message.ts'
import type { User } from '#domain/entities/user.ts'
import { startsDay } from '#domain/message/starts-day.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { scrollBoxAsList } from '#ui/list/scroll-as-list.ts'
import { useRowOptions } from '#ui/list/use-row-options.ts'
import { WindowedRows } from '#ui/list/windowed-rows.tsx'
import { MessageItem } from './message-item.tsx'
import { countUnread, firstUnread } from './unread.ts'
import { useReadingPosition } from './use-reading-position.ts'
import styles from './chat.module.css'

export interface MessageListProps {
  view: ThreadView
  people: readonly User[]
  me: string
  onReply: (message: Message) => void
  /** Called with the time of the newest message that was visible. */
  onSeen: (at: string) => void
  /** The message linked in the URL. */
  asked: string | null
}

const guessedHeight = 84
/** Pixels of earlier rows to show above the row it starts at. */
const earlierShown = 64

/**
 * A virtualised message list. It opens at the message linked in the URL, else at the first unread one, else
 * at the newest, and follows new messages while the reader is at the end.
 */
export function MessageList(props: MessageListProps) {
  const t = useT()
  const { view, people, me, onReply, onSeen, asked } = props
  const timeZone = useTimeZone()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { messages, unsentIds, officeReadAt } = view
  // Messages that were new when the list was opened stay marked while it is open.
  const [newFrom] = useState(() => {
    const first = view.isReadKnown ? messages[firstUnread(messages, view.readAt, me)] : undefined
    return first?.id ?? null
  })
  const byId = useMemo(() => new Map(messages.map((one) => [one.id, one])), [messages])
  const keyAt = useCallback((index: number) => messages[index]?.id ?? index, [messages])
  const { options, measureFrom } = useRowOptions({
    count: messages.length,
    guessedRow: guessedHeight,
    keyAt,
    list,
  })
  const rows = useVirtualizer({
    ...options,
    getScrollElement: () => box.current,
    scrollToFn: scrollBoxAsList,
    scrollPaddingStart: earlierShown,
  })
  const last = messages.at(-1)
  const place = useReadingPosition({
    box,
    list,
    rows,
    measureFrom,
    keyAt,
    count: messages.length,
    begin: asked !== null && byId.has(asked) ? asked : newFrom,
    ownLast: last?.authorId === me ? last.id : null,
    onSeen: (index) => onSeen(messages[index]?.at ?? ''),
  })
  const seenAt = messages[place.seen]?.at ?? view.readAt
  const below = useMemo(() => countUnread(messages, seenAt, me), [messages, seenAt, me])

  const renderAt = useCallback(
    (index: number) => {
      const message = messages[index]
      if (!message) return null
      const before = messages[index - 1]
      const isFirstOfDay = startsDay(before, message, timeZone)
      return (
        <>
          {isFirstOfDay && (
            <p className={styles.dayDivider}>
              <WhenText at={message.at} show="date" />
            </p>
          )}
          {message.id === newFrom && <p className={styles.newDivider}>{t('chat.newDivider')}</p>}
          <MessageItem
            message={message}
            before={isFirstOfDay || message.id === newFrom ? undefined : before}
            quoted={message.replyToId === null ? undefined : byId.get(message.replyToId)}
            people={people}
            me={me}
            isAsked={message.id === asked}
            isUnsent={unsentIds.has(message.id)}
            isRead={message.at <= officeReadAt}
            onReply={onReply}
          />
        </>
      )
    },
    [messages, byId, people, me, unsentIds, officeReadAt, onReply, newFrom, asked, timeZone, t],
  )

  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.scroller}
        role="log"
        aria-label={t('chat.messages')}
        data-scroll="messages"
      >
        <ol ref={list} className={styles.messages} style={{ height: rows.getTotalSize() }}>
          <WindowedRows
            list={list}
            rows={rows}
            count={messages.length}
            className={styles.row}
            renderAt={renderAt}
          />
        </ol>
      </div>
      {!place.isAlong && (
        <Button
          size="small"
          className={styles.latest}
          icon={<ArrowDown aria-hidden="true" />}
          onPress={place.goToEnd}
        >
          {below > 0 ? t('chat.newBelow', { count: below }) : t('chat.latest')}
        </Button>
      )}
    </div>
  )
}
