import { Mail, Send } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { EstimateView } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { sendFault } from '#domain/estimate/send-fault.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { MailQuestion } from '../mail-question.tsx'
import { EstimateMenu } from '../document/estimate-menu.tsx'
import { PdfMenu, useEstimatePdf } from '../document/pdf-menu.tsx'
import type { EstimateFields } from './use-estimate-edits.ts'
import { useSendEstimate } from './use-send-estimate.ts'

export interface DraftActionsProps {
  view: EstimateView
  fields: EstimateFields
  /** Queues what was typed; false where that failed. */
  save: () => Promise<boolean>
  /** Shows which option has no line. */
  onEmpty: () => void
}

/** What can be done with a draft: send it by email or mark it as sent, download it, cancel it. */
export function DraftActions({
  view: { estimate, customer, ...view },
  fields,
  save,
  onEmpty,
}: DraftActionsProps) {
  const t = useT()
  const actor = useActor()
  const reportProblem = useProblemToast()
  const [isAsking, setAsking] = useState(false)
  const draft = { ...estimate, ...fields }
  const pdf = useEstimatePdf({ ...view, customer, estimate: draft })
  const { isSending, send } = useSendEstimate(draft, save)
  const mayMail = actor !== null && can(actor, 'share/edit') && customer?.id === fields.customerId
  const email = mayMail ? customer.email : ''

  /** Says at once why it cannot be sent, before any question. */
  function start(go: () => void) {
    const fault = sendFault(draft)
    if (fault === null) go()
    else if (fault.type === 'estimate/empty') onEmpty()
    else reportProblem(fault)
  }

  return (
    <>
      <PdfMenu pdf={pdf} />
      <Button
        variant="primary"
        icon={email === '' ? <Send aria-hidden="true" /> : <Mail aria-hidden="true" />}
        pending={isSending}
        onPress={() => start(() => (email === '' ? void send('') : setAsking(true)))}
      >
        {t(email === '' ? 'estimates.send' : 'sendInvoices.byEmail')}
      </Button>
      <EstimateMenu
        estimate={estimate}
        mayEdit
        onLink={null}
        onMarkSent={email === '' ? null : () => start(() => void send(''))}
      />
      {isAsking && (
        <MailQuestion email={email} onSend={() => send(email)} onOpenChange={setAsking} />
      )}
    </>
  )
}
