import type { Order } from '#domain/entities/order.ts'
import { isOvertaken } from '#domain/order/transitions/order-machine.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import styles from './arrival-text.module.css'

export interface ArrivalTextProps {
  order: Pick<Order, 'windowStart' | 'windowEnd' | 'status'>
}

/** The arrival window the customer was given, until someone arrives, and whether it has passed. */
export function ArrivalText({ order: { windowStart, windowEnd, status } }: ArrivalTextProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  if (windowStart === null || !isOvertaken(status, 'onSite')) return null
  const span =
    windowEnd === null ? format.when(windowStart, now) : format.span(windowStart, windowEnd, now)
  const isOver = windowEnd !== null && Date.parse(windowEnd) < now
  return (
    <span className={styles.text} data-over={isOver || undefined}>
      {t('orders.windowOf', { span })}
      {isOver && <strong>{t('orders.windowOver')}</strong>}
    </span>
  )
}
