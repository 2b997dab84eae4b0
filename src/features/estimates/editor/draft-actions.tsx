import { Mail, Send } from 'lucide-react'
import { useState } from 'react'
import type { EstimateView } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { EstimateMenu } from '../document/estimate-menu.tsx'
import { PdfMenu } from '../document/pdf-menu.tsx'
import type { EstimateFields } from './use-estimate-edits.ts'
import { useSendEstimate } from './use-send-estimate.ts'

export interface DraftActionsProps {
  view: EstimateView
  fields: EstimateFields
  /** Queues what was typed; false where that failed. */
  save: () => Promise<boolean>
}

/** What can be done with a draft: send it by email or mark it as sent, download it, cancel it. */
export function DraftActions({
  view: { estimate, customer, ...view },
  fields,
  save,
}: DraftActionsProps) {
  const t = useT()
  const actor = useActor()
  const [isAsking, setAsking] = useState(false)
  const draft = { ...estimate, ...fields }
  const { isSending, send } = useSendEstimate(draft, save)
  const mayMail = actor !== null && can(actor, 'share/edit') && customer?.id === fields.customerId
  const email = mayMail ? customer.email : ''

  return (
    <>
      <EstimateMenu
        estimate={estimate}
        onLink={null}
        onMarkSent={email === '' ? null : () => void send('')}
      />
      <PdfMenu view={{ ...view, customer, estimate: draft }} />
      <Button
        variant="primary"
        icon={email === '' ? <Send aria-hidden="true" /> : <Mail aria-hidden="true" />}
        pending={isSending}
        onPress={() => (email === '' ? void send('') : setAsking(true))}
      >
        {t(email === '' ? 'estimates.send' : 'sendInvoices.byEmail')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('estimates.mailTitle')}
          confirmLabel={t('sendInvoices.byEmail')}
          cancelLabel={t('action.cancel')}
          onConfirm={() => send(email)}
        >
          {t('customerLink.sendTo', { email })}
        </ConfirmDialog>
      )}
    </>
  )
}
