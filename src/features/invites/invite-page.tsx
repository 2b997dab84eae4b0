import { useParams } from 'react-router'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { InviteActions } from './invite-actions.tsx'
import { InviteBadge } from './invite-badge.tsx'
import { InviteDetails } from './invite-details.tsx'
import { InviteLinkCard } from './invite-link-card.tsx'
import styles from './invites.module.css'
import { invitesHref, useInviteFilter } from './invites-href.ts'
import { type InviteRow, useInvites } from './use-invites.ts'

/** The invitation whose id is in the URL. */
export function InvitePage() {
  const t = useT()
  const { inviteId = '' } = useParams()
  const rows = useInvites()
  const back = useBackToList()
  const row = rows?.find(({ invite }) => invite.id === inviteId)
  if (row) return <InviteDetail key={inviteId} row={row} />
  return (
    <Page title={t('invites.title')} back={back}>
      {rows ? (
        <EmptyState
          title={t('invites.notFound')}
          action={<ButtonLink href={back.href}>{t('invites.back')}</ButtonLink>}
        >
          {t('invites.notFoundNote')}
        </EmptyState>
      ) : (
        <Skeleton label={t('invites.title')} shape="text" />
      )}
    </Page>
  )
}

function useBackToList() {
  const t = useT()
  const [filter] = useInviteFilter()
  return { href: invitesHref('', filter), label: t('invites.back') }
}

function InviteDetail({ row }: { row: InviteRow }) {
  const t = useT()
  const actor = useActor()
  const back = useBackToList()
  const { invite, state, unsent } = row
  const mayChange = actor !== null && can(actor, 'member/invite', invite)
  return (
    <Page
      title={invite.name || invite.email}
      back={back}
      note={
        <span className={styles.badges}>
          <InviteBadge row={row} />
          {unsent && <UnsentBadge />}
        </span>
      }
    >
      {state !== 'accepted' && mayChange && (
        <>
          <InviteLinkCard row={row} />
          <InviteActions row={row} />
        </>
      )}
      {state !== 'accepted' && !mayChange && <p>{t('invites.notAllowed')}</p>}
      <InviteDetails row={row} />
    </Page>
  )
}
