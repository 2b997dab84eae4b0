import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Order } from '#domain/entities/order.ts'
import { canTakeBack } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

type Seen = Pick<Order, 'id' | 'status' | 'statusAt' | 'statusReason' | 'needsReview'>

/**
 * Says that a step was taken, and offers to take it back: gloves tap wrong. `order` is as it was before the
 * step, `takeBack` does it.
 */
export function useStepToast(): (
  order: Seen,
  to: OrderStatus,
  takeBack: (args: MutationArgs<'order/takeBack'>) => void,
) => void {
  const t = useT()
  return (order, to, takeBack) => {
    const { id: orderId, status, statusAt, statusReason, needsReview } = order
    const lacks = needsReview?.to === status ? needsReview.lacks : []
    // What is legal for the role is decided when it is taken back. Of the office's steps only sending has an undo.
    const isSending = status === 'scheduled' && to === 'dispatched'
    if (!isSending && !canTakeBack(to, status, 'technician')) return
    showToast(t(`orderStatus.${to}`), {
      id: `step-${orderId}`,
      kind: 'success',
      action: {
        label: t('action.undo'),
        onPress: () =>
          takeBack({
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
