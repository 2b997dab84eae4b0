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
  /** Shown next to the note, or on its own line above it where there is little room. */
  where?: string | undefined
  noteEnd?: ReactNode
  /** Where the row is narrow, shown on a third line with `noteEnd`. */
  under?: ReactNode
  /** Shown before both lines: an icon or initials. */
  before?: ReactNode
  /** Makes the whole row a link; use `onPress` for an action instead, or neither. */
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** Currently shown next to the list on a desktop. */
  isCurrent?: boolean | undefined
  /** Shows that the press leaves the list. */
  chevron?: boolean | undefined
}

/** A two-line row. */
export function ListRow({
  title,
  titleEnd,
  note,
  where = '',
  noteEnd,
  under,
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
            {noteEnd !== undefined && (
              <span className={clsx(styles.end, under !== undefined && styles.below)}>
                {under !== undefined && <span className={styles.under}>{under}</span>}
                {noteEnd}
              </span>
            )}
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
