import { Initials } from '../contact/person-name.tsx'
import styles from './person-picture.module.css'

/** A person's photo at the size of a profile, or their initials. */
export function PersonPicture({ name, userId }: { name: string; userId: string }) {
  return (
    <span className={styles.large}>
      <Initials name={name} userId={userId} />
    </span>
  )
}
