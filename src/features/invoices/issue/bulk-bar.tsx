import { BellRing, FileCheck2, Mail, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { InvoiceListView } from '../list/invoice-filter.ts'
import type { Selection } from '../list/use-selection.ts'
import styles from './bulk-bar.module.css'
import { BulkIssueSheet } from './bulk-issue-sheet.tsx'
import { sumByCurrency } from './sum-by-currency.ts'

const SendSheet = lazySheet(async () => (await import('../send/send-sheet.tsx')).SendSheet)

interface BulkBarProps {
  selection: Selection
  /** What is selected: drafts, or invoices that are not paid. */
  view: InvoiceListView
}

/** What is done with the selected rows; it comes from below. */
export function BulkBar({ selection, view }: BulkBarProps) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const [asking, setAsking] = useState<'issue' | 'link' | 'reminder' | null>(null)
  const count = selection.items.length
  const sums = sumByCurrency(selection.items).map(([currency, minor]) =>
    format.money(minor, currency),
  )
  const mayMail = view !== 'drafts' && actor !== null && can(actor, 'share/edit')
  const close = () => setAsking(null)
  return (
    <section className={styles.bar} aria-label={t('invoices.selected', { count })}>
      <IconButton label={t('invoices.clearSelection')} icon={<X />} onPress={selection.clear} />
      <p className={styles.text}>
        {t('invoices.selected', { count })} · <strong>{sums.join(' · ')}</strong>
      </p>
      {view === 'drafts' && (
        <Button
          variant="primary"
          icon={<FileCheck2 aria-hidden="true" />}
          onPress={() => setAsking('issue')}
        >
          {t('invoices.issueSelected', { count: format.number(count) })}
        </Button>
      )}
      {mayMail && (
        <>
          <Button icon={<BellRing aria-hidden="true" />} onPress={() => setAsking('reminder')}>
            {t('sendInvoices.reminder', { count: format.number(count) })}
          </Button>
          <Button
            variant="primary"
            icon={<Mail aria-hidden="true" />}
            onPress={() => setAsking('link')}
          >
            {t('sendInvoices.link', { count: format.number(count) })}
          </Button>
        </>
      )}
      {asking === 'issue' && (
        <BulkIssueSheet items={selection.items} onDone={selection.clear} onClose={close} />
      )}
      {(asking === 'link' || asking === 'reminder') && (
        <Suspense fallback={null}>
          <SendSheet
            invoiceIds={selection.items.map(({ invoice }) => invoice.id)}
            mail={asking}
            onDone={selection.clear}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}
