import { useFormat, useT } from '#messages/index.ts'
import type { SheetEntry } from '#domain/time/week-sheet.ts'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import styles from './week-view.module.css'

export interface TimeRowProps {
  row: SheetEntry
  /** Not sent to the office yet. */
  unsent: boolean
}

/** A time entry: from when to when, what kind, and what looks wrong with it. */
export function TimeRow({ row: { entry, odd }, unsent }: TimeRowProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.row}>
      <p className={styles.span}>
        <span className={styles.times}>
          {format.time(entry.startedAt)} –{' '}
          {entry.endedAt === null ? t('time.running') : format.time(entry.endedAt)}
        </span>
        <span>
          {t(`time.kind.${entry.kind}`)} {unsent && <UnsentMark />}
        </span>
      </p>
      {entry.note !== '' && (
        <p className={styles.went}>{t('time.corrected', { note: entry.note })}</p>
      )}
      {odd.map((one) => (
        <p key={one} className={styles.odd}>
          {t(`time.odd.${one}`)}
        </p>
      ))}
    </div>
  )
}
