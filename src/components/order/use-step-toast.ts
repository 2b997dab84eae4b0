import type { MutationArgs } from '#domain/mutation/registry.ts'
import { canUndo } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { type BeforeStep, takeBackArgs } from './take-back-args.ts'

/**
 * Confirms a step and offers to undo it, because gloves tap wrong. `order` is the order before the step.
 */
export function useStepToast(): (
  order: BeforeStep,
  to: OrderStatus,
  undo: (args: MutationArgs<'order/takeBack'>) => void,
) => void {
  const t = useT()
  return (order, to, undo) => {
    const { id: orderId, status } = order
    // Whether the role may undo is checked when it does. Of the office's steps, only sending can be undone here.
    const isSending = status === 'scheduled' && to === 'dispatched'
    if (!isSending && !canUndo(to, status, 'technician')) return
    showToast(t(`orderStatus.${to}`), {
      id: `step-${orderId}`,
      kind: 'success',
      action: {
        label: t('action.undo'),
        onPress: () => undo(takeBackArgs(order, to)),
      },
    })
  }
}
