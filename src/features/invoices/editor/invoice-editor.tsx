import { useCompany } from '#data/react.ts'
import { useState } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import type { InvoiceView } from '#data/index.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals, leftToCredit } from '#domain/invoice/invoice-totals.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { IssueSheet } from '../issue/issue-sheet.tsx'
import { useListQuery } from '../list/use-invoice-filter.ts'
import { BillToCard } from './bill-to-card.tsx'
import { DepositsCard } from './deposits-card.tsx'
import { DraftMenu, DraftNote } from './draft-header.tsx'
import styles from './invoice-editor.module.css'
import { IssueBar } from './issue-bar.tsx'
import { LinesCard } from './lines-card.tsx'
import { SumsCard } from './sums-card.tsx'
import { TermsCard } from './terms-card.tsx'
import { useDraftEdits } from './use-draft-edits.ts'

const titles = {
  invoice: 'invoiceDraft.title',
  deposit: 'invoiceDraft.depositTitle',
  final: 'invoiceDraft.finalTitle',
  credit: 'invoiceDraft.creditTitle',
} as const

export interface InvoiceEditorProps {
  view: InvoiceView
  /** Opens the question whether to issue it. */
  isIssuing: boolean
  onIssuing: (isIssuing: boolean) => void
}

/** The draft of an invoice or credit note: its sums follow every key press, and it saves itself. */
export function InvoiceEditor({ view, isIssuing, onIssuing }: InvoiceEditorProps) {
  const t = useT()
  const company = useCompany()
  const search = useListQuery()
  const wide = useMediaQuery('(width >= 1100px)')
  const { invoice } = view
  const draft = useDraftEdits(invoice)
  const { fields } = draft
  const [isSaving, setSaving] = useState(false)
  const creditable = view.creditOf ? leftToCredit(contentOf(view.creditOf)) : []
  const totals = invoiceTotals(
    { ...invoice, isInclusive: fields.isInclusive },
    { lines: fields.lines, discount: fields.discount },
    creditable,
  )

  async function askToIssue() {
    setSaving(true)
    const isSaved = await draft.save()
    setSaving(false)
    if (isSaved) onIssuing(true)
  }

  const issue = (
    <IssueBar
      invoice={invoice}
      totals={totals}
      pending={isSaving}
      onIssue={() => void askToIssue()}
    />
  )
  return (
    <Page
      title={t(titles[shownKind(invoice)])}
      back={{ href: `/invoices${search}`, label: t('invoiceDoc.back') }}
      width="full"
      note={<DraftNote view={view} isUnsaved={draft.isUnsaved} />}
      actions={<DraftMenu invoice={invoice} />}
      primary={!wide && issue}
    >
      {draft.problem && <ProblemNote problem={draft.problem} />}
      <div className={styles.columns} data-unsaved={draft.isUnsaved || undefined}>
        <div className={styles.column}>
          <BillToCard view={view} fields={fields} onChange={draft.change} />
          <LinesCard
            invoice={invoice}
            company={company}
            fields={fields}
            totals={totals}
            onChange={draft.change}
          />
          {invoice.kind === 'invoice' && <DepositsCard invoice={invoice} />}
          <TermsCard invoice={invoice} fields={fields} onChange={draft.change} />
        </div>
        <div className={styles.side}>
          <SumsCard invoice={invoice} fields={fields} totals={totals}>
            {wide && issue}
          </SumsCard>
        </div>
      </div>
      {isIssuing && (
        <IssueSheet
          view={view}
          company={company}
          isReady={!draft.isUnsaved}
          onClose={() => onIssuing(false)}
        />
      )}
    </Page>
  )
}
