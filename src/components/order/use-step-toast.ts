import type { Order } from '#domain/entities/order.ts'
import { canUndo } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { hideToast, showToast } from '#ui/overlay/toast.ts'
import { noteStepOffer } from './step-offers.ts'

const toastId = (orderId: string) => `step-${orderId}`

/** Takes away the offer to undo an order's step: another step has followed, or the order is no longer theirs. */
export function hideStepToast(orderId: string): void {
  hideToast(toastId(orderId))
}

/**
 * Confirms a step and offers to undo it, because gloves tap wrong. `order` is the order before the step.
 */
export function useStepToast(): (
  order: Pick<Order, 'id' | 'status' | 'title' | 'assigneeIds'>,
  to: OrderStatus,
  undo: () => void,
  more?: { readonly endsBreak: boolean },
) => void {
  const t = useT()
  return (order, to, undo, more) => {
    const { id: orderId, status, title, assigneeIds } = order
    // Whether the role may undo is checked when it does. Of the office's steps, only sending can be undone here.
    const isSending = status === 'scheduled' && to === 'dispatched'
    if (!isSending && !canUndo(to, status, 'technician')) return
    noteStepOffer({ orderId, from: status, to, assigneeIds })
    showToast(t(`orderStatus.${to}`), {
      id: toastId(orderId),
      kind: 'success',
      // Undo may be pressed on a page that shows another order.
      note: [more?.endsBreak && t('orderStep.breakEnded'), title].filter(Boolean).join(' · '),
      action: {
        label: t('action.undo'),
        onPress: undo,
      },
    })
  }
}
