import { type InvoiceListItem, type InvoiceView, invoicesById } from '#data/index.ts'
import { useCompany, useData, useLive } from '#data/react.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { BulkSheet } from './bulk-sheet.tsx'
import styles from './bulk-sheet.module.css'
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
  const views = useLive(invoicesById(items.map(({ invoice }) => invoice.id))) ?? []
  const drafts = company ? views.map((view) => ({ view, facts: issueFacts(view, company) })) : []
  const ready = drafts.flatMap(({ view, facts }): Ready[] =>
    facts.totals && facts.blocking.length === 0
      ? [{ invoice: view.invoice, totalMinor: facts.totals.totalMinor }]
      : [],
  )
  const sums = sumByCurrency(ready).map(([currency, minor]) => format.money(minor, currency))
  // The oldest draft gets the lowest number.
  const acts = ready.toReversed().map(({ invoice, totalMinor }) => async () => {
    const { issueInvoice } = await data.loadInvoicing()
    return issueInvoice(invoice.id, totalMinor, invoice.prepaidMinor ?? 0)
  })

  return (
    <BulkSheet
      title={t('invoices.issueTitle', { count: items.length })}
      note={t('invoices.issueNote')}
      offlineNote={t('invoices.issueOffline')}
      submitLabel={t('invoiceDraft.issueSum', { sum: sums.join(' + ') })}
      acts={acts}
      doneText={(count) => t('invoices.issuedSome', { count })}
      failedText={(count) => t('invoices.notIssuedSome', { count })}
      onDone={onDone}
      onClose={onClose}
    >
      {drafts.map((draft) => (
        <li key={draft.view.invoice.id}>
          <DraftRow {...draft} />
        </li>
      ))}
    </BulkSheet>
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
