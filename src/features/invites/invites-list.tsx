import { UserPlus } from 'lucide-react'
import { Initials } from '#components/contact/person-name.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { InviteBadge } from './invite-badge.tsx'
import { type InviteFilter, inviteFilters, invitesHref, useInviteFilter } from './invites-href.ts'
import { type InviteRow, useInvites, useSeats } from './use-invites.ts'

export interface InvitesListProps {
  layout: 'page' | 'pane'
  current: string | null
}

/** Everyone who was invited, those first who need something. */
export function InvitesList({ layout, current }: InvitesListProps) {
  const t = useT()
  const [filter, setFilter] = useInviteFilter()
  const rows = useInvites()
  const seats = useSeats()
  const wide = useMediaQuery('(width >= 600px)')
  const shown = rows?.filter(({ state }) => filter === 'all' || state === filter)
  const inviteLink = (
    <ButtonLink
      href={invitesHref('/new', filter)}
      variant="primary"
      wide={!wide}
      icon={<UserPlus aria-hidden="true" />}
    >
      {t('invites.invite')}
    </ButtonLink>
  )

  return (
    <div className={listPage[layout]}>
      <Page
        title={t('invites.title')}
        width="full"
        note={seats && seats.left > 0 && t('invites.seats', seats)}
        actions={wide && inviteLink}
        primary={!wide && rows?.length !== 0 && inviteLink}
        tools={
          rows && rows.length > 0 ? (
            <ChipRow label={t('invites.filter')}>
              {inviteFilters.map((one) => (
                <Chip
                  key={one}
                  isSelected={one === filter}
                  count={countOf(rows, one)}
                  onPress={() => setFilter(one)}
                >
                  {t(`invites.show.${one}`)}
                </Chip>
              ))}
            </ChipRow>
          ) : undefined
        }
      >
        {seats?.left === 0 && (
          <Banner title={t('invites.seatsFull', seats)}>{t('invites.seatsFullNote')}</Banner>
        )}
        {!shown && <Skeleton label={t('invites.title')} count={6} />}
        {shown?.length === 0 &&
          (rows?.length === 0 ? (
            <EmptyState title={t('invites.none')} action={inviteLink}>
              {t('invites.noneNote')}
            </EmptyState>
          ) : (
            <EmptyState title={t('invites.noneMatch')} />
          ))}
        {shown && shown.length > 0 && (
          <div className={listPage.list}>
            <List
              label={t('invites.title')}
              items={shown}
              scroll={layout === 'page' ? 'page' : 'self'}
              current={current}
              getKey={({ invite }) => invite.id}
              render={(row) => (
                <Row row={row} filter={filter} isCurrent={row.invite.id === current} />
              )}
            />
          </div>
        )}
      </Page>
    </div>
  )
}

function countOf(rows: readonly InviteRow[], filter: InviteFilter): number {
  return filter === 'all' ? rows.length : rows.filter(({ state }) => state === filter).length
}

interface RowProps {
  row: InviteRow
  filter: InviteFilter
  isCurrent: boolean
}

function Row({ row, filter, isCurrent }: RowProps) {
  const t = useT()
  const { invite, unsent } = row
  const name = invite.name || invite.email
  return (
    <ListRow
      href={invitesHref(`/${invite.id}`, filter)}
      isCurrent={isCurrent}
      before={<Initials name={name} userId={invite.email} />}
      title={name}
      titleEnd={
        <>
          {unsent && <UnsentMark />}
          <InviteBadge row={row} />
        </>
      }
      note={t('invites.by', { role: t(`role.${invite.role}`), name: invite.inviterName })}
      where={invite.name && invite.email}
      noteEnd={<WhenText at={invite.createdAt} show="latest" />}
    />
  )
}
