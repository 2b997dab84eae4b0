import { LineList } from '#components/document/line-list.tsx'
import { useLinePricing } from '#components/document/use-line-pricing.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { catalogue, pricesOfCustomer } from '#data/index.ts'
import { useLive } from '#data/react.ts'
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
  fields: DraftFields
  /** null where they are too large. */
  totals: DocumentTotals | null
  onChange: (more: DraftChange) => void
}

/** What the draft is over, line by line. */
export function LinesCard({ invoice, company, fields, totals, onChange }: LinesCardProps) {
  const t = useT()
  const { currency } = invoice
  const { customerId, isInclusive, supplyTo } = fields
  const prices = useLive(pricesOfCustomer(customerId))
  const items = useLive(catalogue())
  const pricing = useLinePricing(prices, items, { company, currency, isInclusive, on: supplyTo })
  return (
    <Card title={t('invoiceDraft.lines')} flush>
      <LineList
        lines={fields.lines}
        currency={currency}
        company={company}
        totals={totals}
        // Credit notes take back what was invoiced, and deposits are of no item.
        pricing={invoice.kind === 'invoice' ? pricing : null}
        mayAdd={invoice.kind !== 'credit'}
        onChange={(change) => onChange((now) => ({ lines: change(now.lines) }))}
        ItemSheet={ItemSheet}
      />
    </Card>
  )
}
