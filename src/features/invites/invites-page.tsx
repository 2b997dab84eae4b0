import { CountStat } from '#components/text/count-stat.tsx'
import { OfflineNote } from '#components/sync/offline-note.tsx'
import { team } from '#data/index.ts'
import { useLive, useServerCount, useSyncStatus } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stat, StatRow } from '#ui/layout/stat.tsx'

export function InvitesPage() {
  const t = useT()
  const invites = useServerCount('invites')
  const people = useLive(team())
  const offline = useSyncStatus()?.state.connection === 'offline'
  return (
    <Page title={t('invites.title')} note={t('invites.about')}>
      {offline && <OfflineNote needsConnection />}
      <StatRow>
        <CountStat label={t('invites.invites')} count={invites} />
        <Stat label={t('invites.people')} value={people?.length ?? '…'} note={t('count.inTotal')} />
      </StatRow>
      {invites.state === 'known' && invites.count === 0 && (
        <EmptyState
          title={t('invites.none')}
          action={<ButtonLink href="/technicians">{t('invites.team')}</ButtonLink>}
        >
          {t('invites.noneNote')}
        </EmptyState>
      )}
    </Page>
  )
}
