import { TriangleAlert } from 'lucide-react'
import { useT } from '#messages/index.ts'
import type { AbsenceFacts } from './absence-facts.ts'
import styles from './absence-note.module.css'

/** How many days of work the time off takes, and the orders that are planned then. */
export function AbsenceNote({ workDays, orders }: AbsenceFacts) {
  const t = useT()
  return (
    <output className={styles.note}>
      {workDays !== null && <span>{t('absence.workDays', { count: workDays })}</span>}
      {orders !== undefined && orders > 0 && (
        <span className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {t('absence.orders', { count: orders })}
        </span>
      )}
    </output>
  )
}
