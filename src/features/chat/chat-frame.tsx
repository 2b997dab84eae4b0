import { CountStat } from '#components/count-stat.tsx'
import { OfflineNote } from '#components/offline-note.tsx'
import { useServerCount, useSyncStatus } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { StatRow } from '#ui/stat.tsx'

/** What the page and the window of its own have in common. */
export function ChatFrame({ title }: { title: string }) {
  const t = useT()
  const threads = useServerCount('threads')
  const messages = useServerCount('messages')
  const offline = useSyncStatus()?.online === false
  return (
    <Page title={title} note={t('chat.about')}>
      {offline && <OfflineNote needsConnection />}
      <StatRow>
        <CountStat label={t('chat.threads')} count={threads} />
        <CountStat label={t('chat.messages')} count={messages} />
      </StatRow>
      {threads.state === 'known' && threads.count === 0 && (
        <EmptyState title={t('chat.none')}>{t('chat.noneNote')}</EmptyState>
      )}
    </Page>
  )
}
