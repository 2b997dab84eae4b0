import { FileCheck2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { InvoiceListItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { SelectionBar } from '#ui/table/selection-bar.tsx'
import type { InvoiceListView } from '../list/invoice-filter.ts'
import { BulkIssueSheet } from './bulk-issue-sheet.tsx'
import { MailButtons } from '../send/mail-buttons.tsx'
import { sumByCurrency, sumOpenByCurrency } from './sum-by-currency.ts'

const SendSheet = lazySheet(async () => (await import('../send/send-sheet.tsx')).SendSheet)

interface BulkBarProps {
  items: readonly InvoiceListItem[]
  onClear: () => void
  /** What is selected: drafts, or invoices that are not paid. */
  view: InvoiceListView
  /** More buttons. */
  children?: ReactNode
}

/** The views of what is not paid: mail about it can be sent. */
const owedViews: ReadonlySet<InvoiceListView> = new Set(['open', 'overdue', 'partlyPaid'])

/** What is done with the selected rows; it comes from below. */
export function BulkBar({ items, onClear, view, children }: BulkBarProps) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const [asking, setAsking] = useState<'issue' | 'link' | 'reminder' | null>(null)
  const count = items.length
  // Beside what is owed in all, a total of what is partly paid would be another sum.
  const isOwed = owedViews.has(view)
  const sums = (isOwed ? sumOpenByCurrency(items) : sumByCurrency(items)).map(([currency, minor]) =>
    format.money(minor, currency),
  )
  const mayMail = isOwed && actor !== null && can(actor, 'share/edit')
  const close = () => setAsking(null)
  return (
    <SelectionBar
      label={t('invoices.selected', { count })}
      note={
        <>
          {' '}
          · <strong>{sums.join(' · ')}</strong>
        </>
      }
      clearLabel={t('invoices.clearSelection')}
      onClear={onClear}
    >
      {view === 'drafts' && (
        <Button
          variant="primary"
          icon={<FileCheck2 aria-hidden="true" />}
          onPress={() => setAsking('issue')}
        >
          {t('invoices.issueSelected', { count: format.number(count) })}
        </Button>
      )}
      {mayMail && <MailButtons items={items} onAsk={setAsking} />}
      {children}
      {asking === 'issue' && <BulkIssueSheet items={items} onDone={onClear} onClose={close} />}
      {(asking === 'link' || asking === 'reminder') && (
        <Suspense fallback={null}>
          <SendSheet
            invoiceIds={items.map(({ invoice }) => invoice.id)}
            mail={asking}
            onDone={onClear}
            onClose={close}
          />
        </Suspense>
      )}
    </SelectionBar>
  )
}
