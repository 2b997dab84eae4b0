import { CircleUser } from 'lucide-react'
import { useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'

/** Leads to the signed-in person's photo, contact, skills and hours. */
export function OwnProfile() {
  const t = useT()
  const session = useSession()
  const user = session.kind === 'signedIn' ? session.user : null
  if (user?.status !== 'active') return null
  return (
    <ButtonLink href="/dashboard/profile" icon={<CircleUser aria-hidden="true" />}>
      {t('me.title')}
    </ButtonLink>
  )
}
