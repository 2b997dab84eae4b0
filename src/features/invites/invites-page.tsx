import { useOutlet, useParams } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { InvitesList } from './invites-list.tsx'

/** All invitations, next to the one whose id is in the URL, or the form for new ones. */
export function InvitesPage() {
  const detail = useOutlet()
  const { inviteId = null } = useParams()
  return (
    <Split
      onTablet="alone"
      renderList={(layout) => <InvitesList layout={layout} current={inviteId} />}
      detail={detail}
    />
  )
}
