import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { useBack } from '#ui/back.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { stepLabel } from '#components/order/step-label.ts'
import { stepsBeside } from '../steps/steps-beside.ts'
import type { OrderSteps } from '../steps/use-order-steps.tsx'
import { useFitIn } from './use-fit-in.ts'
import { useVisitActions } from './use-visit-actions.ts'

const DepositSheet = lazySheet(async () => (await import('./deposit-sheet.tsx')).DepositSheet)
const VisitLink = lazySheet(async () => (await import('./visit-link.tsx')).VisitLink)

export interface OrderMenuProps {
  order: Order
  steps: OrderSteps
  /** Whether the page has a bar of steps; what stands there is not in the menu too. */
  hasBar: boolean
  /** null if this person may not edit. */
  onEdit: (() => void) | null
}

/** All other steps, and the office's actions on the order as a whole. */
export function OrderMenu({ order, steps, hasBar, onEdit }: OrderMenuProps) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const navigate = useNavigate()
  const visitActions = useVisitActions(order)
  const fitIn = useFitIn(order)
  const back = useBack({ href: '/orders', label: '' })
  const reportProblem = useProblemToast()
  const [deleting, setDeleting] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const mayShare = actor !== null && can(actor, 'share/edit') && order.plannedStart !== null
  const mayAsk = actor !== null && can(actor, 'invoice/edit') && order.open
  const mayDelete = actor !== null && can(actor, 'order/delete', { ...order })

  async function remove() {
    const result = await mutate('order/delete', { orderId: order.id })
    if (!result.ok) reportProblem(result.problem)
    else if (back.go) back.go()
    else await navigate(back.href, { replace: true })
    return result.ok
  }

  const inBar = hasBar ? stepsBeside(steps.status, steps.others) : []
  const inMenu = steps.others.filter((step) => !inBar.includes(step))
  const items = [
    ...(fitIn ? [{ id: 'urgent', label: t('board.urgentOpen'), onAction: fitIn }] : []),
    ...inMenu.map((step) => ({
      id: step,
      label: t(stepLabel(order.status, step)),
      danger: step === 'cancelled',
      onAction: () => steps.take(step),
    })),
    ...visitActions,
    ...(onEdit
      ? [{ id: 'edit', label: t('orders.edit'), onAction: onEdit, startsGroup: true }]
      : []),
    ...(mayShare
      ? [{ id: 'link', label: t('customerLink.title'), onAction: () => setSharing(true) }]
      : []),
    ...(mayAsk
      ? [{ id: 'deposit', label: t('deposit.ask'), onAction: () => setAsking(true) }]
      : []),
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: t('orders.delete'),
            danger: true,
            onAction: () => setDeleting(true),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null

  return (
    <>
      <Menu
        label={t('orders.moreActions')}
        trigger={<IconButton label={t('orders.moreActions')} icon={<EllipsisVertical />} />}
        items={items}
      />
      {isSharing && (
        <Suspense fallback={null}>
          <VisitLink order={order} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <DepositSheet order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {deleting && (
        <ConfirmDialog
          isOpen
          onOpenChange={setDeleting}
          title={t('orders.deleteTitle')}
          confirmLabel={t('orders.delete')}
          cancelLabel={t('action.cancel')}
          danger
          onConfirm={remove}
        >
          {t('orders.deleteNote')}
        </ConfirmDialog>
      )}
    </>
  )
}
