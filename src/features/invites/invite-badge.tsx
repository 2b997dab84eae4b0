import { Ban, CircleCheck, Clock, Hourglass, Link2, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InviteState } from '#domain/entities/invite-state.ts'
import { useT } from '#messages/index.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { InviteRow } from './use-invites.ts'

const styles: Readonly<Record<InviteState, { tone: Tone; icon: ReactNode }>> = {
  pending: { tone: 'blue', icon: <Hourglass aria-hidden="true" /> },
  expired: { tone: 'orange', icon: <Clock aria-hidden="true" /> },
  accepted: { tone: 'green', icon: <CircleCheck aria-hidden="true" /> },
  revoked: { tone: 'grey', icon: <Ban aria-hidden="true" /> },
}

/** What the office has to know about an invitation first. */
export function InviteBadge({ row: { state, askedAt, lacksSeat } }: { row: InviteRow }) {
  const t = useT()
  if (askedAt !== null) {
    return (
      <Badge tone="attention" icon={<Link2 aria-hidden="true" />}>
        {t('invites.asked')}
      </Badge>
    )
  }
  if (lacksSeat) {
    return (
      <Badge tone="attention" icon={<UserX aria-hidden="true" />}>
        {t('invites.openedFull')}
      </Badge>
    )
  }
  const { tone, icon } = styles[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`invites.state.${state}`)}
    </Badge>
  )
}
