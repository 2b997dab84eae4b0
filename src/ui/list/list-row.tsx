import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './list-row.module.css'
import { PressButton, PressLink } from '../form/press.tsx'

export interface ListRowProps {
  /** First line: what and where. */
  title: ReactNode
  titleEnd?: ReactNode
  /** Second line: when and state. */
  note?: ReactNode
  /** Beside the note; on a line of its own above it where there is little room. */
  where?: string | undefined
  noteEnd?: ReactNode
  /** Before both lines: an icon, initials. */
  before?: ReactNode
  /** The whole row is the target: a place, or an act, or neither. */
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** Shown beside on a desktop now. */
  isCurrent?: boolean | undefined
  /** Where the press leads away from the list. */
  chevron?: boolean | undefined
}

/** A two-line row. */
export function ListRow({
  title,
  titleEnd,
  note,
  where = '',
  noteEnd,
  before,
  href,
  onPress,
  isCurrent = false,
  chevron = false,
}: ListRowProps) {
  const className = clsx(
    styles.row,
    isCurrent && styles.current,
    (href !== undefined || onPress) && styles.pressable,
  )
  const content = (
    <>
      {before !== undefined && <span className={styles.before}>{before}</span>}
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.title}>{title}</span>
          {titleEnd !== undefined && <span className={styles.end}>{titleEnd}</span>}
        </span>
        {(note !== undefined || noteEnd !== undefined) && (
          <span className={clsx(styles.line, styles.second)}>
            <span className={styles.note}>{note}</span>
            {where !== '' && <span className={styles.where}>{where}</span>}
            {noteEnd !== undefined && <span className={styles.end}>{noteEnd}</span>}
          </span>
        )}
      </span>
      {chevron && <ChevronRight className={styles.chevron} aria-hidden="true" />}
    </>
  )
  if (href !== undefined) {
    return (
      <PressLink
        href={href}
        className={className}
        data-row={href}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        {content}
      </PressLink>
    )
  }
  if (onPress) {
    return (
      <PressButton onPress={onPress} className={className}>
        {content}
      </PressButton>
    )
  }
  return <div className={className}>{content}</div>
}
