import { useState } from 'react'
import { type InvoiceListItem, type InvoiceView, invoicesById } from '#data/index.ts'
import { useCompany, useData, useLive, useSyncStatus } from '#data/react.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './bulk-issue-sheet.module.css'
import { type IssueFacts, issueFacts } from './issue-facts.ts'
import { missingText } from './missing-list.tsx'
import { sumByCurrency } from './sum-by-currency.ts'

export interface BulkIssueSheetProps {
  items: readonly InvoiceListItem[]
  onDone: () => void
  onClose: () => void
}

type Ready = Pick<InvoiceListItem, 'invoice'> & { readonly totalMinor: number }

/** Shows each draft's sum and what it lacks, then issues those that can be. */
export function BulkIssueSheet({ items, onDone, onClose }: BulkIssueSheetProps) {
  const t = useT()
  const format = useFormat()
  const company = useCompany()
  const data = useData()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const [isIssuing, setIssuing] = useState(false)
  const views = useLive(invoicesById(items.map(({ invoice }) => invoice.id))) ?? []
  const drafts = company ? views.map((view) => ({ view, facts: issueFacts(view, company) })) : []
  const ready = drafts.flatMap(({ view, facts }): Ready[] =>
    facts.totals && facts.blocking.length === 0
      ? [{ invoice: view.invoice, totalMinor: facts.totals.totalMinor }]
      : [],
  )
  const sums = sumByCurrency(ready).map(([currency, minor]) => format.money(minor, currency))

  async function issueAll() {
    setIssuing(true)
    const { issueInvoice } = await data.loadInvoicing()
    let failed = 0
    // One after the other, so that the oldest draft gets the lowest number.
    for (const { invoice, totalMinor } of ready.toReversed()) {
      const result = await issueInvoice(invoice.id, totalMinor, invoice.prepaidMinor ?? 0)
      if (!result.ok) failed += 1
    }
    const count = ready.length - failed
    if (failed > 0) showToast(t('invoices.notIssuedSome', { count: failed }), { kind: 'danger' })
    if (count > 0) {
      const note = isOffline ? { note: t('issue.offline') } : {}
      showToast(t('invoices.issuedSome', { count }), { kind: 'success', ...note })
    }
    onDone()
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('invoices.issueTitle', { count: items.length })}
      closeLabel={t('action.cancel')}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="primary"
            size="large"
            isDisabled={ready.length === 0}
            pending={isIssuing}
            onPress={() => void issueAll()}
          >
            {t('invoiceDraft.issueSum', { sum: sums.join(' + ') })}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </div>
      }
    >
      <p className={styles.note}>{t('invoices.issueNote')}</p>
      <ul className={styles.rows}>
        {drafts.map((draft) => (
          <li key={draft.view.invoice.id}>
            <DraftRow {...draft} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function DraftRow({ view, facts }: { view: InvoiceView; facts: IssueFacts }) {
  const t = useT()
  const format = useFormat()
  const { invoice, customer } = view
  const missing = [...facts.blocking, ...facts.advised].map((one) => missingText(t, one))
  return (
    <ListRow
      title={customer?.name ?? ''}
      titleEnd={
        facts.totals && (
          <span className="tabular">{format.money(facts.totals.totalMinor, invoice.currency)}</span>
        )
      }
      note={
        <span className={facts.blocking.length > 0 ? styles.blocked : undefined}>
          {facts.blocking.length > 0 && `${t('invoices.issueSkips')}: `}
          {missing.join(', ')}
        </span>
      }
      noteEnd={t(`invoices.kind.${shownKind(invoice)}`)}
    />
  )
}
