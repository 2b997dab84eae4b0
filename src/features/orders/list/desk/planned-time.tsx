import { AlarmClock } from 'lucide-react'
import { WhenText } from '#components/text/when-text.tsx'
import type { Order } from '#domain/entities/order.ts'
import { isLate } from '#domain/order/is-late.ts'
import { useNow, useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './order-columns.module.css'

/** When an order is planned, with a mark where it is late. */
export function PlannedTime({ order }: { order: Order }) {
  const t = useT()
  const now = new Date(useNow()).toISOString()
  if (order.plannedStart === null) return <span className={styles.quiet}>{t('plan.none')}</span>
  if (!isLate(order, now)) return <WhenText at={order.plannedStart} />
  return (
    <span className={styles.late}>
      <span title={t('orders.day.late')}>
        <AlarmClock aria-hidden="true" />
        <VisuallyHidden>{t('orders.day.late')}</VisuallyHidden>
      </span>{' '}
      <WhenText at={order.plannedStart} />
    </span>
  )
}
