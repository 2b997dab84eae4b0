import { FileCheck2 } from 'lucide-react'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

export interface IssueBarProps {
  invoice: Invoice
  /** null where they are too large. */
  totals: DocumentTotals | null
  pending: boolean
  onIssue: () => void
}

/** The one primary action of a draft, which says the sum. */
export function IssueBar({ invoice, totals, pending, onIssue }: IssueBarProps) {
  const t = useT()
  const format = useFormat()
  return (
    <Button
      variant="primary"
      size="large"
      wide
      icon={<FileCheck2 aria-hidden="true" />}
      pending={pending}
      onPress={onIssue}
    >
      {totals === null
        ? t('invoiceDraft.issue')
        : t('invoiceDraft.issueSum', { sum: format.money(totals.totalMinor, invoice.currency) })}
    </Button>
  )
}
