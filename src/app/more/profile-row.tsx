import { Initials } from '#components/contact/person-name.tsx'
import { useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { GroupRow, GroupRows } from '#ui/layout/group.tsx'
import styles from './profile-row.module.css'

/** Who is signed in; leads to their photo, contact, skills and hours while the account is active. */
export function ProfileRow() {
  const t = useT()
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { user, company, email, uid } = session
  const name = user?.name || email
  return (
    <GroupRows title={t('me.title')}>
      <GroupRow
        href={user?.status === 'active' && company ? '/dashboard/profile' : undefined}
        icon={
          <span className={styles.avatar}>
            <Initials name={name} userId={uid} />
          </span>
        }
        title={name}
        note={[user && t(`role.${user.role}`), company?.name].filter(Boolean).join(' · ')}
      />
    </GroupRows>
  )
}
