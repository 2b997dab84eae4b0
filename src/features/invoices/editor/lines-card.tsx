import { LineList } from '#components/document/line-list.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { Company } from '#domain/entities/company.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import type { DraftChange, DraftFields } from './use-draft-edits.ts'

const ItemSheet = lazySheet(async () => (await import('./item-sheet.tsx')).ItemSheet)

export interface LinesCardProps {
  invoice: Invoice
  company: Company | null
  fields: Pick<DraftFields, 'lines'>
  /** null where they are too large. */
  totals: DocumentTotals | null
  onChange: (more: DraftChange) => void
}

/** What the draft is over, line by line. */
export function LinesCard({ invoice, company, fields, totals, onChange }: LinesCardProps) {
  const t = useT()
  const { currency } = invoice
  return (
    <Card title={t('invoiceDraft.lines')} flush>
      <LineList
        lines={fields.lines}
        currency={currency}
        company={company}
        totals={totals}
        mayAdd={invoice.kind !== 'credit'}
        onChange={(change) => onChange((now) => ({ lines: change(now.lines) }))}
        ItemSheet={ItemSheet}
      />
    </Card>
  )
}
