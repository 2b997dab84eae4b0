import { useNavigate } from 'react-router'
import { VisitStepButton } from '#components/order/visit-step-button.tsx'
import { orderEvidence, useStepPorts } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'

/** The next step at the current stop. */
export function StopStepButton({ order }: { order: Order }) {
  const actor = useActor()
  const navigate = useNavigate()
  const evidence = useLive(orderEvidence(order.id))
  const ports = useStepPorts(order.id)
  return (
    <VisitStepButton
      order={order}
      actor={actor}
      evidence={evidence}
      ports={ports}
      onMissing={() => void navigate(`/orders/${order.id}`, { state: { step: 'done' } })}
    />
  )
}
