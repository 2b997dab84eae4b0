import { type ReactNode, useId } from 'react'
import { ListRow } from '../list/list-row.tsx'
import styles from './group.module.css'

export interface GroupProps {
  title: string
  children: ReactNode
}

/** A part of a settings page: a quiet heading above a card. */
export function Group({ title, children }: GroupProps) {
  return (
    <Titled title={title}>
      <div className={styles.body}>{children}</div>
    </Titled>
  )
}

/** The same with `GroupRow`s. */
export function GroupRows({ title, children }: GroupProps) {
  return (
    <Titled title={title}>
      <ul className={styles.rows}>{children}</ul>
    </Titled>
  )
}

function Titled({ title, children }: GroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export interface GroupRowProps {
  title: string
  note?: string | undefined
  icon: ReactNode
  /** Where the row leads; `onPress` for an action instead, or neither. */
  href?: string | undefined
  onPress?: (() => void) | undefined
}

export function GroupRow({ icon, href, onPress, ...row }: GroupRowProps) {
  return (
    <li>
      <ListRow
        {...row}
        href={href}
        onPress={onPress}
        chevron={href !== undefined}
        before={
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        }
      />
    </li>
  )
}
