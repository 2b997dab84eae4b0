import { Package, Plus } from 'lucide-react'
import { type ComponentType, Suspense, useId, useState } from 'react'
import type { TaxCode } from '#domain/company/tax-code.ts'
import { defaultTaxCodeOf, taxCodesOf } from '#domain/company/tax-codes-of.ts'
import type { Company } from '#domain/entities/company.ts'
import { type InvoiceLine, mostInvoiceLines } from '#domain/invoice/invoice-content.ts'
import { noteGroups } from '#domain/invoice/note-groups.ts'
import type { LinePricing } from '#domain/pricing/line-pricing.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import type { AddItemSheetProps } from './add-item-sheet.tsx'
import { changeLine, freeLine, itemLine, moveLine, removeLine } from './line-edits.ts'
import { LineRow } from './line-row.tsx'
import { PriceListNote } from './price-list-note.tsx'
import styles from './line-list.module.css'

type Lines = readonly InvoiceLine[]

export interface LineListProps {
  lines: Lines
  currency: string
  company: Company | null
  /** null where they are too large. */
  totals: DocumentTotals | null
  /** What items cost the customer; null where prices are not chosen, or not known yet. */
  pricing: LinePricing | null
  /** Whether lines can be added. */
  mayAdd: boolean
  /** What is wrong with the lines as a whole, which adding one repairs. */
  error?: string | undefined
  /** Narrow: fields in several rows whatever the width of the screen. */
  isNarrow?: boolean
  onChange: (change: (now: Lines) => Lines) => void
  /** Asks for an item of the catalogue; loaded when it is opened. */
  ItemSheet: ComponentType<Omit<AddItemSheetProps, 'items'>>
}

/** The lines of a document as fields: added, changed, moved, and removed with an undo. */
export function LineList(props: LineListProps) {
  const { lines, currency, company, totals, pricing, mayAdd, isNarrow = false } = props
  const { error, onChange, ItemSheet } = props
  const errorId = useId()
  const t = useT()
  const isWideScreen = useMediaQuery('(width >= 1280px)')
  const wide = isWideScreen && !isNarrow
  const [isAdding, setAdding] = useState(false)
  /** The line that was just added, whose name is typed next. */
  const [newest, setNewest] = useState('')
  const places = noteGroups(lines)
  const amountOf = new Map(totals?.lines.map(({ id, amountMinor }) => [id, amountMinor]))

  function add(make: (id: string, tax: TaxCode) => InvoiceLine, isNamed: boolean) {
    if (!company) return
    const id = newId()
    onChange((now) => [...now, make(id, defaultTaxCodeOf(company))])
    setNewest(isNamed ? '' : id)
  }

  function remove(line: InvoiceLine, at: number) {
    onChange((now) => removeLine(now, line.id))
    const undo = () => onChange((now) => now.toSpliced(at, 0, line))
    showToast(t('invoiceDraft.removed'), { action: { label: t('action.undo'), onPress: undo } })
  }

  return (
    <div data-narrow={isNarrow || undefined}>
      {lines.length === 0 && (
        <div className={styles.none} role={error ? 'alert' : undefined}>
          {error ? <FieldError id={errorId} error={error} /> : t('invoiceDraft.noLines')}
        </div>
      )}
      {lines.length > 0 && wide && <LineHead />}
      <ul className={styles.lines} aria-label={t('invoiceDraft.lines')}>
        {lines.map((line, i) => (
          <li key={line.id}>
            {places[i]?.heading && <p className={styles.group}>{places[i].heading}</p>}
            <LineRow
              line={line}
              isGrouped={places[i]?.isGrouped ?? false}
              place={i + 1}
              isLast={i === lines.length - 1}
              currency={currency}
              company={company}
              pricing={pricing}
              amountMinor={amountOf.get(line.id) ?? null}
              wide={wide}
              isNarrow={isNarrow}
              isNew={line.id === newest}
              onChange={(more) => onChange((now) => changeLine(now, line.id, more))}
              onMove={(by) => onChange((now) => moveLine(now, line.id, by))}
              onRemove={() => remove(line, i)}
            />
          </li>
        ))}
      </ul>
      {pricing && <PriceListNote lines={lines} pricing={pricing} onChange={onChange} />}
      {mayAdd && lines.length < mostInvoiceLines && (
        <div className={styles.add} data-invalid={error ? true : undefined}>
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
          <ItemSheet
            currency={currency}
            pricing={pricing}
            onChoose={(item) => {
              const taxes = company ? taxCodesOf(company) : []
              add((id, tax) => itemLine(id, item, tax, taxes, pricing), true)
              setAdding(false)
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
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
