import { useEffect, useState } from 'react'
import { forgetCompletion, isJustCompleted } from '#components/order/completion-moment.ts'
import styles from './completion-mark.module.css'

/** A check mark that is drawn once, when the order was completed just now. The words below say what it means. */
export function CompletionMark({ orderId }: { orderId: string }) {
  const [isShown] = useState(() => isJustCompleted(orderId))
  useEffect(() => forgetCompletion(orderId), [orderId])
  if (!isShown) return null
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" data-completion>
      <circle className={styles.ring} cx="32" cy="32" r="28" pathLength="1" />
      <path className={styles.check} d="m20 33 8.5 8.5L45 24" pathLength="1" />
    </svg>
  )
}
