import { WhenText } from '#components/text/when-text.tsx'
import { permissions } from '#domain/access/actor.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { type Fact, Facts } from '#ui/list/facts.tsx'
import type { InviteRow } from './use-invites.ts'

/** Who was invited to what, by whom, and what happened to the link since. */
export function InviteDetails({ row: { invite, state, askedAt } }: { row: InviteRow }) {
  const t = useT()
  const format = useFormat()
  const also = permissions.filter((one) => invite.permissions.includes(one))
  const when = (term: string, at: string | null): readonly Fact[] =>
    at === null ? [] : [{ term, detail: <WhenText at={at} /> }]
  return (
    <Card title={t('invites.details')}>
      <Facts
        items={[
          { term: t('invites.email'), detail: invite.email },
          { term: t('invites.role'), detail: t(`role.${invite.role}`) },
          ...(also.length === 0
            ? []
            : [
                {
                  term: t('invites.permissions'),
                  detail: format.list(also.map((one) => t(`permission.${one}`))),
                },
              ]),
          { term: t('invites.invitedBy'), detail: invite.inviterName },
          {
            term: t('invites.invitedAt'),
            detail: (
              <>
                <WhenText at={invite.createdAt} />
                {invite.sentCount > 1 && `, ${t('invites.sentTimes', { count: invite.sentCount })}`}
              </>
            ),
          },
          ...(state === 'pending' || state === 'expired'
            ? when(t(state === 'pending' ? 'invites.expires' : 'invites.expired'), invite.expiresAt)
            : []),
          ...(state === 'pending' && invite.openedAt === null
            ? [{ term: t('invites.openedAt'), detail: t('invites.notOpened') }]
            : when(t('invites.openedAt'), invite.openedAt)),
          ...when(t('invites.askedAt'), askedAt),
          ...when(t('invites.joinedAt'), invite.acceptedAt),
          ...(invite.note === '' ? [] : [{ term: t('invites.note'), detail: invite.note }]),
        ]}
      />
    </Card>
  )
}
