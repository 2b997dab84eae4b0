import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { LeaveQuestion } from '#components/order/leave-question.ts'
import { useOrderTransition } from '#components/order/use-order-transition.ts'
import { orderById, type OrderView, useStepPorts } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './leave-sheet.module.css'

export interface LeaveSheetProps {
  question: LeaveQuestion
  onClose: () => void
}

/** Asks what becomes of the order that a person leaves by starting another; not where they have left it already. */
export function LeaveSheet({ question, onClose }: LeaveSheetProps) {
  const view = useLive(orderById(question.orderId))
  const isLeft = view === null || (view !== undefined && !isUnderWay(view.order.status))
  const goOn = useEffectEvent(() => {
    onClose()
    question.goOn()
  })
  useEffect(() => {
    if (isLeft) goOn()
  }, [isLeft])
  return view && !isLeft ? <Question question={question} view={view} onClose={onClose} /> : null
}

function isUnderWay(status: OrderStatus): boolean {
  return status === 'onSite' || status === 'enRoute'
}

function Question({ question, view, onClose }: LeaveSheetProps & { view: OrderView }) {
  const t = useT()
  const navigate = useNavigate()
  const { order, customer } = view
  const { transition, completeAfter } = useOrderTransition(order, useStepPorts(order.id))
  const drives = order.status === 'enRoute'
  const to = question.to === 'enRoute' ? 'enRoute' : 'onSite'

  /** A drive that was broken off is as if it had not begun; work is paused. */
  function interrupt() {
    onClose()
    const more = { isConfirmed: true, onStored: question.goOn }
    if (drives) transition('accepted', more)
    else transition('paused', { ...more, reason: t('reason.otherOrder') })
  }

  function complete() {
    onClose()
    const goOn = () => void navigate(`/orders/${order.id}`, { state: { step: 'done' } })
    completeAfter(goOn, { onStored: question.goOn })
  }

  function keep() {
    onClose()
    question.goOn()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(drives ? 'leave.driveTitle' : 'leave.title', {
        name: customer?.name || order.title,
      })}
      closeLabel={t('action.cancel')}
      size="small"
      role="alertdialog"
      footer={
        <div className={styles.choices}>
          <Button variant="primary" size="large" wide onPress={interrupt}>
            {t(drives ? `leave.stopDrive.${to}` : `leave.pause.${to}`)}
          </Button>
          {!drives && (
            <Button size="large" wide onPress={complete}>
              {t('leave.complete')}
            </Button>
          )}
          <Button size="large" wide onPress={keep}>
            {t(`leave.keep.${to}`)}
          </Button>
        </div>
      }
    >
      <p>{order.title}</p>
      <p className={styles.note}>{t('leave.note')}</p>
    </Sheet>
  )
}
