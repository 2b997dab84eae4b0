import type { InvoiceView } from '#data/index.ts'
import { openMinor } from '#domain/invoice/invoice-state.ts'
import type { MailPlan } from '#domain/invoice/plan-mail.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from '../issue/bulk-sheet.module.css'

/** An invoice and what is mailed about it. */
export interface PlannedMail {
  readonly view: InvoiceView
  readonly plan: MailPlan
}

export function MailRow({ view: { invoice, customer, paidMinor }, plan }: PlannedMail) {
  const t = useT()
  const format = useFormat()
  const isSent = 'share' in plan
  return (
    <ListRow
      title={customer?.name ?? ''}
      titleEnd={
        <span className="tabular">
          {format.money(openMinor(invoice, paidMinor), invoice.currency)}
        </span>
      }
      note={
        <span className={isSent ? undefined : styles.blocked}>
          {[invoice.number, isSent ? plan.share.mailTo : t(`sendInvoices.skip.${plan.skip}`)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      }
      noteEnd={
        isSent && plan.share.reminder > 0
          ? t('reminders.stage', { count: plan.share.reminder })
          : undefined
      }
    />
  )
}
