import { useT } from '#messages/index.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

interface EndDayDialogProps {
  /** Titles of the orders on which time is running. */
  orders: readonly string[]
  onEnd: () => Promise<void>
  onClose: () => void
}

/** Asks before a day ends while work or travel is still running. */
export function EndDayDialog({ orders, onEnd, onClose }: EndDayDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('time.endDayTitle')}
      confirmLabel={t('time.endDay')}
      cancelLabel={t('action.cancel')}
      onConfirm={onEnd}
    >
      {orders.map((title) => (
        <p key={title}>
          <strong>{title}</strong>
        </p>
      ))}
      <p>{t('time.endDayNote')}</p>
    </ConfirmDialog>
  )
}
