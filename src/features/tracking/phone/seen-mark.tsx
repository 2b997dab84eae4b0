import { Initials } from '#components/contact/person-name.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { useSession } from '#data/react.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { useNow } from '#messages/index.ts'
import styles from './marks.module.css'

const minute = 60_000

/** The person as the office sees them on its map: fading with the age of the position. */
export function SeenMark({ seen }: { seen: Fix }) {
  const session = useSession()
  const age = useNow() - Date.parse(seen.at)
  if (session.kind !== 'signedIn') return null
  const name = session.user?.name || session.displayName || session.email
  const look = age <= 5 * minute ? 'fresh' : age <= 15 * minute ? 'faded' : 'old'
  return (
    <div className={styles.seen} data-age={look}>
      <span className={styles.ring}>
        <Initials name={name} userId={session.uid} />
      </span>
      <span className={styles.age}>
        <WhenText at={seen.at} />
      </span>
    </div>
  )
}
