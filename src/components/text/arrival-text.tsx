import type { Order } from '#domain/entities/order.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import styles from './arrival-text.module.css'

export interface ArrivalTextProps {
  order: Pick<Order, 'plannedStart' | 'windowStart' | 'windowEnd' | 'status'>
  /** Where the customer is told that it is late; without it, a missed window is only said. */
  lateHref?: string | undefined
}

/**
 * The arrival window the customer was given, until someone arrives, and whether it has passed. It stands
 * beside the planned start, so its day is named only where it is another one.
 */
export function ArrivalText({
  order: { plannedStart, windowStart, windowEnd, status },
  lateHref,
}: ArrivalTextProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  if (windowStart === null || !hasPassed(status, 'onSite')) return null
  const sameDay =
    plannedStart !== null && format.date(plannedStart, now) === format.date(windowStart, now)
  const [point, range] = sameDay ? [format.time, format.timeSpan] : [format.when, format.span]
  const span = windowEnd === null ? point(windowStart, now) : range(windowStart, windowEnd, now)
  const isOver = windowEnd !== null && Date.parse(windowEnd) < now
  return (
    <span className={styles.text} data-over={isOver || undefined}>
      {t('orders.windowOf', { span })}
      {isOver && (
        <strong>
          {lateHref === undefined ? (
            t('orders.windowMissed')
          ) : (
            <Link className={styles.late} href={lateHref}>
              {t('orders.windowMissed')}
            </Link>
          )}
        </strong>
      )}
    </span>
  )
}
