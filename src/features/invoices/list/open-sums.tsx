import { clsx } from 'clsx'
import { useMemo } from 'react'
import type { InvoiceListItem } from '#data/index.ts'
import { openMinor } from '#domain/invoice/invoice-state.ts'
import { type OpenTotals, sumOpen } from '#domain/invoice/sum-open.ts'
import { agingBuckets } from '#domain/money/aging.ts'
import { useFormat, useT } from '#messages/index.ts'
import { PressButton } from '#ui/form/press.tsx'
import type { InvoiceFilter } from './invoice-filter.ts'
import styles from './open-sums.module.css'

export interface OpenSumsProps {
  items: readonly InvoiceListItem[]
  today: string
  filter: Pick<InvoiceFilter, 'age'>
  onChange: (changes: Partial<InvoiceFilter>) => void
  /** On one line, above a table. */
  isStrip?: boolean
}

/** What customers owe by currency: in all, overdue, and by age. Each figure filters the list. */
export function OpenSums({ items, today, filter, onChange, isStrip = false }: OpenSumsProps) {
  const t = useT()
  const sums = useMemo(
    () =>
      sumOpen(
        items.map(({ invoice, paidMinor }) => ({
          currency: invoice.currency,
          dueOn: invoice.dueOn,
          openMinor: openMinor(invoice, paidMinor),
        })),
        today,
      ),
    [items, today],
  )
  if (sums.length === 0) return null
  return (
    <section className={clsx(styles.sums, isStrip && styles.strip)} aria-label={t('invoices.sums')}>
      {sums.map((one) => (
        <CurrencySums key={one.currency} sums={one} age={filter.age} onChange={onChange} />
      ))}
    </section>
  )
}

function CurrencySums({
  sums,
  age,
  onChange,
}: { sums: OpenTotals } & Pick<InvoiceFilter, 'age'> & Pick<OpenSumsProps, 'onChange'>) {
  const t = useT()
  const format = useFormat()
  const { currency, openMinor: open, overdueMinor, byAge } = sums
  const shown = agingBuckets.filter((bucket) => byAge[bucket] > 0)
  return (
    <div className={styles.currency}>
      <div className={styles.figures}>
        <Figure
          label={t('invoices.openSum')}
          value={format.money(open, currency)}
          note={t('invoices.count', { count: sums.openCount })}
          onPress={() => onChange({ view: 'open', age: '' })}
        />
        <Figure
          label={t('invoices.overdueSum')}
          value={format.money(overdueMinor, currency)}
          note={
            sums.overdueCount === 0
              ? t('invoices.overdueNone')
              : t('invoices.count', { count: sums.overdueCount })
          }
          isLate={overdueMinor > 0}
          onPress={() => onChange({ view: 'overdue', age: '' })}
        />
      </div>
      <div className={styles.aging}>
        <div className={styles.bar} aria-hidden="true">
          {shown.map((bucket) => (
            <span key={bucket} className={styles[bucket]} style={{ flexGrow: byAge[bucket] }} />
          ))}
        </div>
        <ul className={styles.ages} aria-label={t('invoices.aging')}>
          {agingBuckets.map((bucket) => (
            <li key={bucket}>
              <PressButton
                className={clsx(styles.age, byAge[bucket] === 0 && styles.empty)}
                aria-pressed={age === bucket}
                onPress={() => onChange({ view: 'all', age: age === bucket ? '' : bucket })}
              >
                <span className={styles.label}>
                  <span className={clsx(styles.dot, styles[bucket])} aria-hidden="true" />
                  {t(`invoices.age.${bucket}`)}
                </span>
                <span className={styles.amount}>{format.money(byAge[bucket], currency)}</span>
              </PressButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface FigureProps {
  label: string
  value: string
  note: string
  isLate?: boolean
  onPress: () => void
}

function Figure({ label, value, note, isLate = false, onPress }: FigureProps) {
  return (
    <PressButton className={styles.figure} onPress={onPress}>
      <span className={styles.label}>{label}</span>
      <span className={clsx(styles.value, isLate && styles.late)}>{value}</span>
      <span className={styles.label}>{note}</span>
    </PressButton>
  )
}
