import { Timer } from 'lucide-react'
import { lengthText } from '#components/text/length-text.ts'
import { orderTime } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { orderClock } from '#domain/time/order-clock.ts'
import { useNow, useT } from '#messages/index.ts'
import styles from './order-clock.module.css'

export interface OrderClockProps {
  orderId: string
  uid: string
}

/** The reader's timer on the order while it runs, beside the order's marks. */
export function OrderClock({ orderId, uid }: OrderClockProps) {
  const t = useT()
  const now = useNow()
  const clock = orderClock(useLive(orderTime(orderId)) ?? [], { uid, now })
  if (!clock?.isRunning) return null
  const words = { kind: t(`time.kind.${clock.kind}`), length: lengthText(t, clock.spentMs) }
  return (
    <span className={styles.clock}>
      <Timer aria-hidden="true" />
      {t('time.clockRuns', words)}
    </span>
  )
}
