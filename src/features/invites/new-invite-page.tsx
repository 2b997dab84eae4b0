import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { NewInviteForm } from './new-invite-form.tsx'
import { invitesHref, useInviteFilter } from './invites-href.ts'

export function NewInvitePage() {
  const t = useT()
  const [round, setRound] = useState(0)
  const [filter] = useInviteFilter()
  return (
    <Page
      title={t('invites.invite')}
      width="narrow"
      back={{ href: invitesHref('', filter), label: t('invites.back') }}
    >
      <NewInviteForm key={round} onStartOver={() => setRound(round + 1)} />
    </Page>
  )
}
