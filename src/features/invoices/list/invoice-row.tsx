import { clsx } from 'clsx'
import { memo } from 'react'
import { InvoiceStateBadge } from '#components/invoice/invoice-state-badge.tsx'
import { shownTotal } from '#domain/invoice/shown-total.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { InvoiceListItem } from '#data/index.ts'
import { invoiceState, openMinor } from '#domain/invoice/invoice-state.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PressLink } from '#ui/form/press.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { ExportedMark } from './exported-mark.tsx'
import styles from './invoice-row.module.css'
import type { Selection } from './use-selection.ts'

export interface InvoiceRowProps {
  item: InvoiceListItem
  /** Added to the link, so that the way back leads to the same list. */
  search: string
  today: string
  /** One line in columns; otherwise two lines. */
  wide: boolean
  /** null where rows cannot be selected. */
  isSelected: boolean | null
  onSelect: ((id: string) => void) | undefined
}

/** An invoice in the list. Memoised because a list scrolls through many rows. */
export const InvoiceRow = memo(function InvoiceRow(props: InvoiceRowProps) {
  const { item, isSelected, onSelect } = props
  const t = useT()
  const Row = props.wide ? WideRow : NarrowRow
  if (isSelected === null) return <Row {...props} />
  return (
    <div className={styles.selectable}>
      <Checkbox
        className={styles.check}
        label={t('invoices.select', { name: item.customerName })}
        hideLabel
        checked={isSelected}
        onChange={() => onSelect?.(item.invoice.id)}
      />
      <Row {...props} />
    </div>
  )
})

function useFacts({ item, today }: InvoiceRowProps) {
  const t = useT()
  const format = useFormat()
  const { invoice } = item
  const total = shownTotal(item)
  const open = openMinor(invoice, item.paidMinor)
  return {
    state: invoiceState(invoice, item.paidMinor, today),
    number: invoice.number || t(`invoices.kind.${shownKind(invoice)}`),
    total: total === null ? '' : format.money(total, invoice.currency),
    open: open > 0 ? format.money(open, invoice.currency) : '',
    issued: invoice.issuedOn === null ? '' : format.day(invoice.issuedOn),
    due: invoice.dueOn === null || open <= 0 ? '' : format.day(invoice.dueOn),
  }
}

function WideRow(props: InvoiceRowProps) {
  const { item, search } = props
  const { state, number, total, open, issued, due } = useFacts(props)
  const href = `/invoices/${item.invoice.id}${search}`
  return (
    <PressLink href={href} className={clsx(styles.row, styles.columns)} data-row={href}>
      <span className={clsx(styles.number, item.invoice.number === '' && styles.none)}>
        {number} <ExportedMark invoice={item.invoice} /> {item.isUnsent && <UnsentMark />}
      </span>
      <span className={styles.customer}>{item.customerName}</span>
      <span className={styles.day}>{issued}</span>
      <span className={clsx(styles.day, state === 'overdue' && styles.late)}>{due}</span>
      <span className={styles.sum}>{total}</span>
      <span className={clsx(styles.sum, styles.open)}>{open}</span>
      <span className={styles.state}>
        <InvoiceStateBadge state={state} bare />
      </span>
    </PressLink>
  )
}

function NarrowRow(props: InvoiceRowProps) {
  const t = useT()
  const { item, search } = props
  const { state, number, total, issued, due } = useFacts(props)
  return (
    <ListRow
      href={`/invoices/${item.invoice.id}${search}`}
      title={item.customerName || number}
      titleEnd={
        <>
          {item.isUnsent && <UnsentMark />}
          <span className="tabular">{total}</span>
        </>
      }
      note={
        <>
          {[number, due === '' ? issued : t('invoices.dueOn', { day: due })]
            .filter(Boolean)
            .join(' · ')}{' '}
          <ExportedMark invoice={item.invoice} />
        </>
      }
      noteEnd={<InvoiceStateBadge state={state} bare />}
    />
  )
}

/** What the columns are, and everything selected at once. */
export function InvoiceHead({ wide, selection }: { wide: boolean; selection: Selection | null }) {
  const t = useT()
  return (
    <div className={clsx(styles.head, selection && styles.selectable)}>
      {selection && (
        <Checkbox
          className={styles.check}
          label={t('invoices.selectAll')}
          hideLabel={wide}
          checked={selection.isAll}
          indeterminate={!selection.isAll && selection.items.length > 0}
          onChange={selection.toggleAll}
        />
      )}
      {wide && (
        <div className={clsx(styles.columns, styles.names)} aria-hidden="true">
          <span>{t('invoices.number')}</span>
          <span>{t('invoices.customer')}</span>
          <span>{t('invoices.issued')}</span>
          <span>{t('invoices.due')}</span>
          <span className={styles.sum}>{t('invoices.total')}</span>
          <span className={styles.sum}>{t('invoices.open')}</span>
          <span>{t('invoices.state')}</span>
        </div>
      )}
    </div>
  )
}
