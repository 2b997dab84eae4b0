import { useT } from '#messages/index.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { ReasonSheet } from './reason-sheet.tsx'

export interface ReasonDialogProps {
  to: OrderStatus
  onClose: () => void
  onReason: (reason: string) => void
}

/** Asks why an order is paused, on hold, cancelled or cannot be completed. */
export function ReasonDialog({ to, onClose, onReason }: ReasonDialogProps) {
  const t = useT()
  return (
    <ReasonSheet
      title={t(`orderStep.${to}`)}
      cancelLabel={t(to === 'cancelled' ? 'reason.keepOrder' : 'action.cancel')}
      usual={[
        ...(to === 'paused' ? [t('reason.lunch')] : []),
        t('reason.parts'),
        t('reason.noAccess'),
        t('reason.customer'),
        t('reason.weather'),
      ]}
      onClose={onClose}
      onReason={onReason}
    />
  )
}
