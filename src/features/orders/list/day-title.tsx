import { useFormat, useNow, useT } from '#messages/index.ts'
import type { DayHead } from './day-heads.ts'
import styles from './day-title.module.css'

/** The heading over the first order of a day. */
export function DayTitle({ head }: { head: DayHead }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const others: Readonly<Record<string, string>> = {
    earlier: t('orders.pastDays'),
    none: t('plan.none'),
    closed: t('orders.group.finished'),
  }
  return <h2 className={styles.day}>{others[head] ?? format.dayTitle(head, now)}</h2>
}
