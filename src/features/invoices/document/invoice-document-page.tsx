import { useTimeZone } from '#data/react.ts'
import { InvoiceStateBadge } from '#components/invoice/invoice-state-badge.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import type { InvoiceView } from '#data/index.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceState } from '#domain/invoice/invoice-state.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useListQuery } from '../list/use-invoice-filter.ts'
import { InvoiceMails } from '../send/invoice-mails.tsx'
import { DocumentActions } from './document-actions.tsx'
import { DocumentLinks } from './document-links.tsx'
import { DocumentPayments } from './document-payments.tsx'
import { ExportMarksCard } from './export-marks-card.tsx'
import { InvoiceHistory } from './invoice-history.tsx'
import { InvoicePaper } from './invoice-paper.tsx'
import { PausedReminders } from './paused-reminders.tsx'
import styles from './document-page.module.css'

/** A final invoice or credit note: as it is printed, and what can still be done about it. */
export function InvoiceDocumentPage({ view }: { view: InvoiceView }) {
  const t = useT()
  const today = useToday(useTimeZone())
  const search = useListQuery()
  const { invoice } = view
  const kind = t(`invoices.kind.${shownKind(invoice)}`)
  const title = invoice.number === '' ? kind : `${kind} ${invoice.number}`
  const state = invoiceState(invoice, view.paidMinor, today)
  return (
    <Page
      title={title}
      back={{ href: `/invoices${search}`, label: t('invoiceDoc.back') }}
      width="full"
      note={
        <>
          <InvoiceStateBadge state={state} />
          <SampleBadge id={invoice.id} />
          {view.isUnsent && <UnsentBadge />}
        </>
      }
      actions={state !== 'discarded' && <DocumentActions view={view} />}
    >
      <div className={styles.banners}>
        {view.actionNeeded && (
          <Banner
            tone="attention"
            title={t('invoiceDoc.actionNeeded')}
            action={<ButtonLink href="?panel=sync">{t('invoiceDoc.actionNeededView')}</ButtonLink>}
          />
        )}
        {state === 'numberPending' && <Banner>{t('invoiceDoc.numberPending')}</Banner>}
        <PausedReminders view={view} />
        {state === 'discarded' && <Banner>{t('invoiceDraft.gone')}</Banner>}
      </div>
      <div className={styles.columns}>
        <InvoicePaper view={view} content={contentOf(invoice)} />
        <div className={styles.side}>
          {invoice.kind !== 'credit' && isFinal(invoice) && <DocumentPayments view={view} />}
          <DocumentLinks view={view} />
          <InvoiceMails invoiceId={invoice.id} />
          <ExportMarksCard view={view} />
          <InvoiceHistory invoice={invoice} />
        </div>
      </div>
    </Page>
  )
}
