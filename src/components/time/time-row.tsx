import { useFormat, useNow, useT } from '#messages/index.ts'
import type { TimesheetEntry } from '#domain/time/timesheet.ts'
import { Link } from '#ui/link.tsx'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import styles from './week-view.module.css'

export interface NamedOrder {
  readonly title: string
  readonly customerName: string
}

export interface TimeRowProps {
  row: TimesheetEntry
  /** The order that the time was for, where it is on this device. */
  order: NamedOrder | undefined
  /** What the order is called that is not on this device. */
  missingName: string | undefined
  /** Not sent to the office yet. */
  unsent: boolean
}

/** A time entry: from when to when, what kind, and what looks wrong with it. */
export function TimeRow({ row: { entry, anomalies }, order, missingName, unsent }: TimeRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { startedAt, endedAt } = entry
  return (
    <div className={styles.row}>
      <p className={styles.span}>
        <span className={styles.times}>
          {endedAt === null
            ? `${format.time(startedAt)} – ${t('time.running')}`
            : format.timeSpan(startedAt, endedAt, now)}
        </span>
        <span>
          {t(`time.kind.${entry.kind}`)} {unsent && <UnsentMark />}
        </span>
      </p>
      {entry.orderId !== null && order && (
        <Link alone href={`/orders/${entry.orderId}`} className={styles.order}>
          {[order.title, order.customerName].filter(Boolean).join(' · ')}
        </Link>
      )}
      {!order && missingName !== undefined && <p className={styles.missing}>{missingName}</p>}
      {entry.note !== '' && (
        <p className={styles.breakdown}>{t('time.corrected', { note: entry.note })}</p>
      )}
      {anomalies.map((one) => (
        <p key={one} className={styles.anomaly}>
          {t(`time.anomaly.${one}`)}
        </p>
      ))}
    </div>
  )
}
