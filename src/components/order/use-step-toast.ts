import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Order } from '#domain/entities/order.ts'
import { canUndo } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

type Seen = Pick<Order, 'id' | 'status' | 'statusAt' | 'statusReason' | 'needsReview'>

/**
 * Confirms a step and offers to undo it, because gloves tap wrong. `order` is the order before the step.
 */
export function useStepToast(): (
  order: Seen,
  to: OrderStatus,
  undo: (args: MutationArgs<'order/takeBack'>) => void,
) => void {
  const t = useT()
  return (order, to, undo) => {
    const { id: orderId, status, statusAt, statusReason, needsReview } = order
    const lacks = needsReview?.to === status ? needsReview.lacks : []
    // Whether the role may undo is checked when it does. Of the office's steps, only sending can be undone here.
    const isSending = status === 'scheduled' && to === 'dispatched'
    if (!isSending && !canUndo(to, status, 'technician')) return
    showToast(t(`orderStatus.${to}`), {
      id: `step-${orderId}`,
      kind: 'success',
      action: {
        label: t('action.undo'),
        onPress: () =>
          undo({
            orderId,
            from: to,
            to: status,
            statusAt,
            ...(statusReason !== '' && { reason: statusReason }),
            ...(lacks.length > 0 && { lacks }),
          }),
      },
    })
  }
}
