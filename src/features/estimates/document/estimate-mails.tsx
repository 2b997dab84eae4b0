import { Mail } from 'lucide-react'
import { useState } from 'react'
import { MailsCard } from '#components/share/mails-card.tsx'
import { type EstimateView, sharesOf } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { MailQuestion } from '../mail-question.tsx'
import { useMailEstimate } from '../use-mail-estimate.ts'

/** When and to which address an estimate was mailed, and a way to mail it again while it can be answered. */
export function EstimateMails({ view: { estimate, customer } }: { view: EstimateView }) {
  const t = useT()
  const actor = useActor()
  const shares = useLive(sharesOf(estimate.id)) ?? []
  const mail = useMailEstimate(estimate)
  const [isAsking, setAsking] = useState(false)
  if (actor === null || !can(actor, 'share/view')) return null
  const email = customer?.email ?? ''
  const maySend = can(actor, 'share/edit') && estimate.status === 'sent' && email !== ''
  return (
    <>
      <MailsCard
        shares={shares}
        document={t('estimates.one')}
        actions={
          maySend && (
            <Button icon={<Mail aria-hidden="true" />} onPress={() => setAsking(true)}>
              {t('sendInvoices.again')}
            </Button>
          )
        }
      />
      {isAsking && (
        <MailQuestion email={email} onSend={() => mail(email)} onOpenChange={setAsking} />
      )}
    </>
  )
}
