import type { TransitionOptions } from '#components/order/use-order-transition.ts'
import { useT } from '#messages/index.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { ReasonSheet } from './reason-sheet.tsx'

export interface ReasonDialogProps {
  to: OrderStatus
  /** Whether a pause for lunch is a break of the paid day too. */
  offersBreak: boolean
  onClose: () => void
  onReason: (reason: string, more: Pick<TransitionOptions, 'startsBreak'>) => void
}

/** Asks why an order is paused, on hold, cancelled or cannot be completed. */
export function ReasonDialog({ to, offersBreak, onClose, onReason }: ReasonDialogProps) {
  const t = useT()
  const lunch = to === 'paused' ? t('reason.lunch') : null
  const startsBreak = (reason: string) => offersBreak && reason === lunch
  return (
    <ReasonSheet
      title={t(`orderStep.${to}`)}
      cancelLabel={t(to === 'cancelled' ? 'reason.keepOrder' : 'action.cancel')}
      usual={[
        ...(lunch === null ? [] : [lunch]),
        t('reason.parts'),
        t('reason.noAccess'),
        t('reason.customer'),
        t('reason.weather'),
      ]}
      noteOf={(reason) => startsBreak(reason) && t('reason.startsBreak')}
      onClose={onClose}
      onReason={(reason) => onReason(reason, { startsBreak: startsBreak(reason) })}
    />
  )
}
