import { Package, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { TaxCode } from '#domain/company/tax-code.ts'
import { defaultTaxCodeOf, taxCodesOf } from '#domain/company/tax-codes-of.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { mostInvoiceLines } from '#domain/invoice/invoice-content.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { changeLine, freeLine, itemLine, moveLine, removeLine } from './line-edits.ts'
import { LineRow } from './line-row.tsx'
import styles from './lines-card.module.css'
import type { DraftChange, DraftFields } from './use-draft-edits.ts'

const AddItemSheet = lazySheet(async () => (await import('./add-item-sheet.tsx')).AddItemSheet)

type InvoiceLines = DraftFields['lines']

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
  const wide = useMediaQuery('(width >= 1280px)')
  const [isAdding, setAdding] = useState(false)
  /** The line that was just added, whose name is typed next. */
  const [newest, setNewest] = useState('')
  const { lines } = fields
  const isCredit = invoice.kind === 'credit'
  const amountOf = new Map(totals?.lines.map(({ id, amountMinor }) => [id, amountMinor]))

  const changeLines = (change: (now: InvoiceLines) => InvoiceLines) =>
    onChange((now) => ({ lines: change(now.lines) }))

  function add(make: (id: string, tax: TaxCode) => InvoiceLines[number], isNamed: boolean) {
    if (!company) return
    const id = newId()
    changeLines((now) => [...now, make(id, defaultTaxCodeOf(company))])
    setNewest(isNamed ? '' : id)
  }

  function remove(line: InvoiceLines[number], at: number) {
    changeLines((now) => removeLine(now, line.id))
    const undo = () => changeLines((now) => now.toSpliced(at, 0, line))
    showToast(t('invoiceDraft.removed'), { action: { label: t('action.undo'), onPress: undo } })
  }

  return (
    <Card title={t('invoiceDraft.lines')} flush>
      {lines.length === 0 && <p className={styles.none}>{t('invoiceDraft.noLines')}</p>}
      {lines.length > 0 && wide && <LineHead />}
      <ul className={styles.lines} aria-label={t('invoiceDraft.lines')}>
        {lines.map((line, i) => (
          <li key={line.id}>
            <LineRow
              line={line}
              place={i + 1}
              isLast={i === lines.length - 1}
              currency={invoice.currency}
              company={company}
              amountMinor={amountOf.get(line.id) ?? null}
              wide={wide}
              isNew={line.id === newest}
              onChange={(more) => changeLines((now) => changeLine(now, line.id, more))}
              onMove={(by) => changeLines((now) => moveLine(now, line.id, by))}
              onRemove={() => remove(line, i)}
            />
          </li>
        ))}
      </ul>
      {!isCredit && lines.length < mostInvoiceLines && (
        <div className={styles.add}>
          <Button
            icon={<Plus aria-hidden="true" />}
            onPress={() => add((id, tax) => freeLine(id, t('invoiceDraft.newLine'), tax), false)}
          >
            {t('invoiceDraft.addLine')}
          </Button>
          <Button icon={<Package aria-hidden="true" />} onPress={() => setAdding(true)}>
            {t('invoiceDraft.addItem')}
          </Button>
        </div>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddItemSheet
            currency={invoice.currency}
            onChoose={(item) => {
              add((id, tax) => itemLine(id, item, tax, company ? taxCodesOf(company) : []), true)
              setAdding(false)
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** What the columns are; each field has the same words as its own label. */
function LineHead() {
  const t = useT()
  return (
    <div className={styles.head} aria-hidden="true">
      <span>{t('invoiceDraft.name')}</span>
      <span>{t('invoiceDraft.quantity')}</span>
      <span>{t('invoiceDraft.unit')}</span>
      <span>{t('invoiceDraft.price')}</span>
      <span>{t('invoiceDraft.tax')}</span>
      <span className={styles.headAmount}>{t('invoiceDraft.amount')}</span>
    </div>
  )
}
