import { Initials } from '#components/contact/person-name.tsx'
import { useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import styles from './person.module.css'

/** The signed-in person and their company. */
export function Person() {
  const t = useT()
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const name = session.user?.name || session.email
  return (
    <span className={styles.person}>
      <Initials name={name} userId={session.uid} />
      <span className={styles.lines}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {[session.user && t(`role.${session.user.role}`), session.company?.name]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  )
}
