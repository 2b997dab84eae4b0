import { useNavigate } from 'react-router'
import { ResolveLink } from '#components/order/lost-order.tsx'
import { VisitStepButton } from '#components/order/visit-step-button.tsx'
import { orderEvidence, useStepPorts } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { useIsLost } from './use-is-lost.ts'
import styles from './current-step-button.module.css'

/** The next step of the current visit's order, within thumb reach. */
export function CurrentStepButton({ order }: { order: Order }) {
  const actor = useActor()
  const navigate = useNavigate()
  const evidence = useLive(orderEvidence(order.id))
  const isLost = useIsLost(order.id)
  const ports = useStepPorts(order.id)
  return (
    <div className={styles.named}>
      <p className={styles.order}>{order.title}</p>
      {isLost ? (
        <ResolveLink wide />
      ) : (
        <VisitStepButton
          order={order}
          actor={actor}
          evidence={evidence}
          ports={ports}
          onMissing={() => void navigate(`/orders/${order.id}`, { state: { step: 'done' } })}
          wide
        />
      )}
    </div>
  )
}
