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
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
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

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
