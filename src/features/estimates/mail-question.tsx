import { useT } from '#messages/index.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

export interface MailQuestionProps {
  email: string
  onSend: () => Promise<boolean>
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before an estimate is emailed to this address. */
export function MailQuestion({ email, onSend, onOpenChange }: MailQuestionProps) {
  const t = useT()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={t('estimates.mailTitle')}
      confirmLabel={t('sendInvoices.byEmail')}
      cancelLabel={t('action.cancel')}
      onConfirm={onSend}
    >
      {t('customerLink.sendTo', { email })}
    </ConfirmDialog>
  )
}
