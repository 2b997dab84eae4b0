import { useDeferredValue, useMemo } from 'react'
import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { messagesHere, orderList, team, type ThreadItem } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import styles from '../chat.module.css'
import { ThreadRow } from '../thread-row.tsx'
import { useThreadTitle } from '../use-thread-title.ts'
import { type ChatHit, findInChat } from './find-in-chat.ts'
import { FoundMessage } from './found-message.tsx'

export interface FoundInChatProps {
  threads: readonly ThreadItem[]
  text: string
  layout: 'page' | 'pane'
  /** The conversation that is shown. */
  current: string | null
}

/** What of the conversations and messages on this device has the typed words. */
export function FoundInChat({ threads, text, layout, current }: FoundInChatProps) {
  const t = useT()
  const me = useActor()?.uid
  const people = useLive(team())
  const asked = useUrlQuery().values.get('message')
  // Typed letters are shown before the rows that match them.
  const hits = useChatHits(threads, useDeferredValue(text))
  if (!hits) return <Skeleton label={t('chat.search')} count={5} />
  if (hits.length === 0) {
    return (
      <EmptyState title={t('chat.noMatches')} drawing={<EmptyDrawing of="messages" />}>
        {t('chat.noMatchesNote')}
      </EmptyState>
    )
  }
  const heads = { thread: t('chat.foundThreads'), message: t('chat.foundMessages') }
  const currentKey = asked === null ? current : `message/${asked}`
  return (
    <div className={listPage.list}>
      <List
        label={t('chat.search')}
        items={hits}
        scroll={layout === 'page' ? 'page' : 'self'}
        current={currentKey}
        getKey={keyOf}
        headOf={({ kind }) => heads[kind]}
        renderHead={(head) => <h2 className={styles.sectionHead}>{head}</h2>}
        render={(hit) => {
          const isCurrent = keyOf(hit) === currentKey
          return hit.kind === 'thread' ? (
            <ThreadRow item={hit.thread.item} search={text} isCurrent={isCurrent} />
          ) : (
            <FoundMessage hit={hit} text={text} me={me} people={people} isCurrent={isCurrent} />
          )
        }}
      />
    </div>
  )
}

function useChatHits(
  threads: readonly ThreadItem[],
  typed: string,
): readonly ChatHit[] | undefined {
  const messages = useLive(messagesHere())
  const orders = useLive(orderList({}))
  const titleOf = useThreadTitle()
  const named = useMemo(() => {
    const byId = new Map(orders?.map((item) => [item.order.id, item]))
    return threads.map((item) => {
      const about = item.thread.kind === 'order' ? byId.get(item.thread.orderId) : undefined
      const more = about ? [about.order.ref, about.customerName, about.siteAddress].join(' ') : ''
      return { item, title: titleOf(item), more }
    })
  }, [threads, orders, titleOf])
  return useMemo(
    () => messages && orders && findInChat(named, messages, typed),
    [named, messages, orders, typed],
  )
}

function keyOf(hit: ChatHit): string {
  return hit.kind === 'thread' ? hit.thread.item.id : `message/${hit.message.id}`
}
