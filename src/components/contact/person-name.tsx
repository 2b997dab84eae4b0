import { useT } from '#messages/index.ts'
import { initialsOf } from './initials-of.ts'
import styles from './person-name.module.css'

export interface PersonNameProps {
  /** undefined: nobody. */
  name: string | undefined
  /** Initials in a ring before the name. */
  withInitials?: boolean | undefined
}

export function PersonName({ name, withInitials = false }: PersonNameProps) {
  const t = useT()
  if (name === undefined) return <span className={styles.nobody}>{t('person.nobody')}</span>
  return (
    <span className={styles.person}>
      {withInitials && <Initials name={name} />}
      {name}
    </span>
  )
}

/** A person's initials in a ring; always beside or instead of a name that is read aloud. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
