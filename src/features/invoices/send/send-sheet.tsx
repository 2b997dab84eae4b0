import { useState } from 'react'
import { invoicesById, sharesOf } from '#data/index.ts'
import { useLive, useMutate, useTimeZone } from '#data/react.ts'
import { type InvoiceMail, planMail } from '#domain/invoice/plan-mail.ts'
import { newShare } from '#domain/share/new-share.ts'
import { newShareToken } from '#lib/new-share-token.ts'
import { trueNow, useT } from '#messages/index.ts'
import { BulkSheet } from '../issue/bulk-sheet.tsx'
import { MailRow, type PlannedMail } from './mail-row.tsx'

export interface SendSheetProps {
  invoiceIds: readonly string[]
  mail: InvoiceMail
  /** Also to those who have it already. */
  isAgain?: boolean
  onDone?: () => void
  onClose: () => void
}

/** Shows who gets a mail about these invoices and who does not, then sends them. */
export function SendSheet({ invoiceIds, mail, isAgain = false, ...ends }: SendSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const views = useLive(invoicesById(invoiceIds))
  const shares = useLive(sharesOf(invoiceIds))
  const [now] = useState(() => new Date(trueNow()).toISOString())
  if (!views || !shares) return null
  const planned = views.map((view): PlannedMail => {
    const own = shares.flatMap(({ share }) => (share.targetId === view.invoice.id ? [share] : []))
    return { view, plan: planMail(mail, { ...view, shares: own, now, timeZone, isAgain }) }
  })
  const ready = planned.flatMap(({ plan }) => ('share' in plan ? [plan.share] : []))
  const [only] = ready.length === 1 ? ready : []

  return (
    <BulkSheet
      title={t(`sendInvoices.${mail}Title`, { count: ready.length })}
      note={t(mail === 'link' ? 'sendInvoices.linkNote' : 'sendInvoices.reminderNote')}
      offlineNote={t('sendInvoices.offline')}
      submitLabel={t('sendInvoices.send', { count: ready.length })}
      acts={ready.map(
        (share) => () => mutate('share/create', newShare(share, newShareToken(), trueNow())),
      )}
      doneText={(count) =>
        only ? t('customerLink.emailed', { email: only.mailTo }) : t('sendInvoices.sent', { count })
      }
      failedText={(count) => t('sendInvoices.notSent', { count })}
      {...ends}
    >
      {planned.map((one) => (
        <li key={one.view.invoice.id}>
          <MailRow {...one} />
        </li>
      ))}
    </BulkSheet>
  )
}
