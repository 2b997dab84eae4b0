import { MailsCard } from '#components/share/mails-card.tsx'
import { sharesOf } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'

/** What was mailed to the customer of an invoice, the latest first; nothing where nothing was. */
export function InvoiceMails({ invoiceId }: { invoiceId: string }) {
  const t = useT()
  const actor = useActor()
  const shares = useLive(sharesOf(invoiceId)) ?? []
  if (actor === null || !can(actor, 'share/view')) return null
  return <MailsCard shares={shares} document={t('sendInvoices.mailed')} />
}
