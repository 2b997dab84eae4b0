import { Check } from 'lucide-react'
import { orderStyle } from '#components/order/order-style.tsx'
import { useStatusText } from '#components/order/use-status-text.ts'
import { orderHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { visitProgress, visitStages } from '#domain/order/history/visit-progress.ts'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './order-progress.module.css'

export interface OrderProgressProps {
  order: Order
  /** The optimistic status. */
  status: OrderStatus
}

/** The visit's progress and outcome, from the steps that were actually taken. */
export function OrderProgress({ order, status }: OrderProgressProps) {
  const t = useT()
  const statusText = useStatusText()
  const history = useLive(orderHistory(order.id)) ?? []
  const { reached, at, end } = visitProgress(status, history)
  const EndIcon = end === null ? Check : orderStyle[end].Icon
  return (
    <>
      <VisuallyHidden announce>{statusText(status)}</VisuallyHidden>
      <ol className={styles.progress} aria-label={t('orders.progress')}>
        {visitStages.map((station) => {
          const here = station === at
          const passed = reached.has(station) && !here
          return (
            <li
              key={station}
              className={styles.station}
              data-state={passed ? 'passed' : here ? 'here' : 'ahead'}
              aria-current={here ? 'step' : undefined}
            >
              <span className={styles.mark}>{passed && <Check aria-hidden="true" />}</span>
              <span className={styles.word}>{t(`orderStatus.${station}`)}</span>
              {passed && <VisuallyHidden>{t('orders.progressPassed')}</VisuallyHidden>}
            </li>
          )
        })}
        <li
          className={styles.station}
          data-state={end === null ? 'ahead' : 'passed'}
          data-end={end ?? undefined}
          aria-current={end === status ? 'step' : undefined}
        >
          <span className={styles.mark}>{end !== null && <EndIcon aria-hidden="true" />}</span>
          <span className={styles.word}>{t(`orderStatus.${end ?? 'done'}`)}</span>
        </li>
      </ol>
    </>
  )
}
