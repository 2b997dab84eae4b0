import { useNavigate } from 'react-router'
import { VisitStepButton } from '#components/order/visit-step-button.tsx'
import { myTime, orderEvidence } from '#data/index.ts'
import { useActor, useData, useLive, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import styles from './current-step-button.module.css'

/** The next step of the current visit's order, within thumb reach. */
export function CurrentStepButton({ order }: { order: Order }) {
  const actor = useActor()
  const navigate = useNavigate()
  const { live, mutate, keepDraft } = useData()
  const timeZone = useTimeZone()
  useLive(myTime())
  const evidence = useLive(orderEvidence(order.id))
  const entries = () => live(myTime()).get()
  return (
    <div className={styles.named}>
      <p className={styles.order}>{order.title}</p>
      <VisitStepButton
        order={order}
        actor={actor}
        evidence={evidence}
        ports={{ timeZone, entries, mutate, keepDraft }}
        onMissing={() => void navigate(`/orders/${order.id}`, { state: { step: 'done' } })}
        wide
      />
    </div>
  )
}
