import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './stat.module.css'
import { PressLink } from '../form/press.tsx'

export interface StatProps {
  label: ReactNode
  /** The main figure. */
  value: ReactNode
  /** A small comparison. */
  note?: ReactNode
  /** Where the items behind the figure are listed. */
  href?: string | undefined
}

export function Stat({ label, value, note, href }: StatProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-long={isLong(value) || undefined}>
        {value}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
  return href === undefined ? (
    <div className={styles.stat}>{content}</div>
  ) : (
    <PressLink href={href} className={clsx(styles.stat, styles.link)}>
      {content}
    </PressLink>
  )
}

/** Spaces are half as wide as digits. */
function isLong(value: ReactNode): boolean {
  if (typeof value !== 'string') return false
  return value.length - (value.match(/\s/g)?.length ?? 0) / 2 > 10
}

/** Figures side by side, as many as fit. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
