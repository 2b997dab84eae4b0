import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { ThreadView } from '#data/index.ts'
import type { Message } from '#domain/entities/message.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { useRowOptions } from '#ui/use-row-options.ts'
import { WindowedRows } from '#ui/windowed-rows.tsx'
import { MessageItem } from './message-item.tsx'
import styles from './chat.module.css'

export interface MessageListProps {
  view: ThreadView
  people: readonly User[]
  me: string
  onReply: (message: Message) => void
}

const guessedHeight = 84
/** Nearer to the end than this, one reads along. */
const nearEnd = 120

/** Only the messages in sight are drawn; it opens at the newest and follows it while one reads along. */
export function MessageList({ view, people, me, onReply }: MessageListProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const along = useRef(true)
  const { messages, unsentIds, officeReadAt } = view
  const byId = useMemo(() => new Map(messages.map((one) => [one.id, one])), [messages])
  const keyAt = useCallback((index: number) => messages[index]?.id ?? index, [messages])
  const { options, learnFrom } = useRowOptions({
    count: messages.length,
    guessedRow: guessedHeight,
    keyAt,
    list,
  })
  const rows = useVirtualizer({ ...options, getScrollElement: () => box.current })
  useLayoutEffect(() => learnFrom(rows))
  const height = rows.getTotalSize()
  const last = messages.at(-1)
  const ownLast = last?.authorId === me ? last.id : null

  // Whoever says something wants to see it said.
  useLayoutEffect(() => {
    if (ownLast !== null) along.current = true
  }, [ownLast])

  useLayoutEffect(() => {
    if (along.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [messages.length, height])

  useEffect(() => {
    const element = box.current
    if (!element) return
    // What the virtualizer knows: asking the page would have it laid out in the middle of scrolling.
    const onScroll = () => {
      const below = rows.getTotalSize() - (rows.scrollOffset ?? 0) - (rows.scrollRect?.height ?? 0)
      along.current = below < nearEnd
    }
    // What is being written takes its room above, not from the newest.
    const resized = new ResizeObserver(() => {
      if (along.current) element.scrollTop = element.scrollHeight
    })
    resized.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [rows])

  const renderAt = useCallback(
    (index: number) => {
      const message = messages[index]
      if (!message) return null
      return (
        <MessageItem
          message={message}
          before={messages[index - 1]}
          quoted={message.replyToId === null ? undefined : byId.get(message.replyToId)}
          people={people}
          me={me}
          isUnsent={unsentIds.has(message.id)}
          isRead={message.at <= officeReadAt}
          onReply={onReply}
        />
      )
    },
    [messages, byId, people, me, unsentIds, officeReadAt, onReply],
  )

  return (
    <div ref={box} className={styles.scroller} role="log" aria-label={t('chat.messages')}>
      <ol ref={list} className={styles.messages} style={{ height }}>
        <WindowedRows
          list={list}
          rows={rows}
          count={messages.length}
          className={styles.row}
          renderAt={renderAt}
        />
      </ol>
    </div>
  )
}
