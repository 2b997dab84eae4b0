import type { CSSProperties } from 'react'
import { useT } from '#messages/index.ts'
import { usePictureUrl } from '../picture/pictures.ts'
import { initialsOf } from './initials-of.ts'
import { personColour } from './person-colour.ts'
import styles from './person-name.module.css'

export interface PersonNameProps {
  /** undefined if no one is assigned. */
  name: string | undefined
  /** Shows this person's initials before the name. */
  userId?: string | undefined
}

export function PersonName({ name, userId }: PersonNameProps) {
  const t = useT()
  if (name === undefined) return <span className={styles.unassigned}>{t('person.unassigned')}</span>
  return (
    <span className={styles.person}>
      {userId !== undefined && <Initials name={name} userId={userId} />}
      {name}
    </span>
  )
}

/** A person's photo, or their initials in their colour. Always next to, or a replacement for, an accessible name. */
export function Initials({ name, userId }: { name: string; userId: string }) {
  const photo = usePictureUrl(userId)
  const style = { '--person': personColour(userId) } as CSSProperties
  return (
    <span className={styles.initials} style={style} aria-hidden="true">
      {initialsOf(name)}
      {photo !== undefined && <img key={photo} src={photo} alt="" className={styles.photo} />}
    </span>
  )
}
