import { clsx } from 'clsx'
import { memo } from 'react'
import { InvoiceStateBadge } from '#components/invoice/invoice-state-badge.tsx'
import { shownTotal } from '#domain/invoice/shown-total.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { InvoiceListItem } from '#data/index.ts'
import { invoiceState, openMinor } from '#domain/invoice/invoice-state.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { ExportedMark } from './exported-mark.tsx'
import styles from './invoice-row.module.css'
import type { Selection } from './use-selection.ts'

export interface InvoiceRowProps {
  item: InvoiceListItem
  /** Added to the link, so that the way back leads to the same list. */
  search: string
  today: string
  /** When its customer was last reminded of it, a local day. */
  remindedOn: string | undefined
  /** null where rows cannot be selected. */
  isSelected: boolean | null
  onSelect: ((id: string) => void) | undefined
}

/** An invoice in the list. Memoised because a list scrolls through many rows. */
export const InvoiceRow = memo(function InvoiceRow(props: InvoiceRowProps) {
  const { item, isSelected, onSelect } = props
  const t = useT()
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

function Row({ item, search, today, remindedOn }: InvoiceRowProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { invoice } = item
  const total = shownTotal(item)
  const open = openMinor(invoice, item.paidMinor)
  const number = invoice.number || t(`invoices.kind.${shownKind(invoice)}`)
  const day =
    invoice.dueOn !== null && open > 0
      ? t('invoices.dueOn', { day: format.shortDay(invoice.dueOn, now) })
      : invoice.issuedOn && format.shortDay(invoice.issuedOn, now)
  const reminded =
    remindedOn !== undefined && t('invoices.remindedOn', { day: format.shortDay(remindedOn, now) })
  return (
    <ListRow
      href={`/invoices/${invoice.id}${search}`}
      title={item.customerName || number}
      titleEnd={
        <>
          {item.isUnsent && <UnsentMark />}
          <span className="tabular">
            {total === null ? '' : format.money(total, invoice.currency)}
          </span>
        </>
      }
      note={
        <>
          {[number, day, reminded].filter(Boolean).join(' · ')} <ExportedMark invoice={invoice} />
        </>
      }
      noteEnd={<InvoiceStateBadge state={invoiceState(invoice, item.paidMinor, today)} bare />}
    />
  )
}

/** Selects all rows at once. */
export function SelectAll({ selection }: { selection: Selection }) {
  const t = useT()
  return (
    <div className={clsx(styles.head, styles.selectable)}>
      <Checkbox
        className={styles.check}
        label={t('invoices.selectAll')}
        checked={selection.isAll}
        indeterminate={!selection.isAll && selection.items.length > 0}
        onChange={selection.toggleAll}
      />
    </div>
  )
}
