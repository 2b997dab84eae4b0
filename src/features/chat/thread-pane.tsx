import { clsx } from 'clsx'
import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { AwayBadge } from '#components/absence/away-badge.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { team, threadView, type ThreadView } from '#data/index.ts'
import { useActor, useLive, useMutate, useSyncStatus } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { membersOf } from '#domain/message/thread.ts'
import { useT } from '#messages/index.ts'
import { useBack } from '#ui/back.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { useIsTablet } from '#ui/use-media-query.ts'
import { chatHref } from './chat-href.ts'
import { Composer } from './composer.tsx'
import { isDownloading } from './is-downloading.ts'
import { MessageList } from './message-list.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useAwayUntil } from './use-away-until.ts'
import { useChatDraft } from './use-chat-draft.ts'
import { useMarkSeen } from './use-mark-seen.ts'
import { useThreadTitle } from './use-thread-title.ts'
import styles from './chat.module.css'

/** A conversation: its messages and the field for a new one. */
export function ThreadPane({ threadId }: { threadId: string }) {
  const t = useT()
  const view = useLive(threadView(threadId))
  const people = useLive(team())
  const titleOf = useThreadTitle()
  const search = useUrlQuery().values.get('q') ?? ''
  const usual = { href: chatHref({ q: search }), label: t('chat.back') }
  const leaves = useBack(usual).go !== undefined
  // On a tablet the list is beside it.
  const back = useIsTablet() && !leaves ? undefined : usual
  const me = useActor()?.uid
  const other =
    view?.thread.kind === 'direct' ? view.thread.uids.find((uid) => uid !== me) : undefined
  const until = useAwayUntil()(other ?? '')
  return (
    <Page
      title={view ? titleOf(view) : t('chat.title')}
      back={back}
      note={
        view?.thread.kind === 'order' ? (
          <OrderSummary orderId={view.thread.orderId} />
        ) : (
          until !== null && <AwayBadge until={until} long />
        )
      }
      actions={
        view?.thread.kind === 'order' && (
          <ButtonLink href={`/orders/${view.thread.orderId}`} size="small">
            {t('orders.order')}
          </ButtonLink>
        )
      }
    >
      {view === undefined && <Skeleton label={t('chat.title')} shape="text" />}
      {view === null && <EmptyState title={t('chat.unknown')} />}
      {view && people && me !== undefined && (
        <Conversation key={view.id} view={view} people={people} me={me} />
      )}
    </Page>
  )
}

interface ConversationProps {
  view: ThreadView
  people: readonly User[]
  me: string
}

function Conversation({ view, people, me }: ConversationProps) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const draft = useChatDraft(me, view.id)
  const memberIds = membersOf(view.thread, people, view.viewerIds)
  const asked = useUrlQuery().values.get('message')
  const syncState = useSyncStatus()?.state
  const waits = !view.isKnown || isDownloading(view, syncState)
  const markSeen = useMarkSeen(view.readAt, async (readAt) => {
    const mark = { threadId: view.id, userId: me, readAt, memberIds: [...memberIds] }
    const result = await mutate('thread/read', mark)
    if (!result.ok) reportProblem(result.problem)
  })

  return (
    <div className={clsx(styles.conversation, view.thread.kind === 'order' && styles.belowNote)}>
      {waits && <Skeleton label={t('chat.title')} shape="text" />}
      {!waits && view.messages.length === 0 && (
        <EmptyState title={t('chat.empty')} drawing={<EmptyDrawing of="messages" />} />
      )}
      {!waits && view.messages.length > 0 && (
        <MessageList
          key={asked}
          view={view}
          people={people}
          me={me}
          asked={asked}
          onReply={({ id }) => draft.change({ replyToId: id })}
          onSeen={markSeen}
        />
      )}
      <Composer
        view={view}
        me={me}
        people={people.filter(({ id }) => memberIds.includes(id) && id !== me)}
        memberIds={memberIds}
        draft={draft}
      />
    </div>
  )
}
