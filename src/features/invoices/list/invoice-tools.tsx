import { Download, X } from 'lucide-react'
import { memo, useMemo } from 'react'
import { type InvoiceListItem, ordersToInvoice } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { isBilling } from '#domain/invoice/billed-sources.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { filterInvoices, type InvoiceFilter, invoiceViews } from './invoice-filter.ts'
import styles from './invoice-tools.module.css'

export interface InvoiceToolsProps {
  filter: InvoiceFilter
  onChange: (changes: Partial<InvoiceFilter>) => void
  items: readonly InvoiceListItem[] | undefined
  today: string
  /** null where there is nothing to export, or where the title has the button. */
  onExport: (() => void) | null
}

/** The search field, and a filter for each state. */
export function InvoiceTools(props: InvoiceToolsProps) {
  const { filter, onChange, items, today, onExport } = props
  const t = useT()
  return (
    <>
      <div className={styles.line}>
        <InvoiceSearch className={styles.search} filter={filter} onChange={onChange} />
        {onExport && (
          <IconButton label={t('invoices.export')} icon={<Download />} onPress={onExport} />
        )}
      </div>
      <InvoiceViews
        view={filter.view}
        age={filter.age}
        customerId={filter.customerId}
        onChange={onChange}
        items={items}
        today={today}
      />
    </>
  )
}

interface InvoiceSearchProps extends Pick<InvoiceToolsProps, 'filter' | 'onChange'> {
  className?: string | undefined
}

export function InvoiceSearch({ filter, onChange, className }: InvoiceSearchProps) {
  const t = useT()
  return (
    <SearchField
      label={t('invoices.search')}
      hideLabel
      className={className}
      placeholder={t(
        filter.view === 'toInvoice' ? 'invoices.searchOrdersHint' : 'invoices.searchHint',
      )}
      value={filter.text}
      data-search
      onChange={(event) => onChange({ text: event.target.value })}
    />
  )
}

/** A filter for each state. Separate from the search field, so that typing does not count again. */
export const InvoiceViews = memo(function InvoiceViews({
  view,
  age,
  customerId,
  onChange,
  items,
  today,
}: Omit<InvoiceFilter, 'text'> & Omit<InvoiceToolsProps, 'filter' | 'onExport'>) {
  const t = useT()
  const toInvoice = useLive(ordersToInvoice())
  const counts = useMemo(() => {
    if (!items) return {}
    const countOf = (one: 'drafts' | 'overdue') =>
      filterInvoices(items, { view: one, age: '', customerId: '' }, today).length || undefined
    const billed = new Set(
      items.flatMap(({ invoice }) => (isBilling(invoice) ? invoice.orderIds : [])),
    )
    const waiting = toInvoice?.filter(({ order }) => !billed.has(order.id)) ?? []
    return {
      drafts: countOf('drafts'),
      overdue: countOf('overdue'),
      toInvoice: waiting.length || undefined,
    }
  }, [items, today, toInvoice])
  const customer = items?.find(({ invoice }) => invoice.customerId === customerId)
  return (
    <ChipRow label={t('invoices.filter')}>
      {invoiceViews.map((one) => (
        <Chip
          key={one}
          count={one in counts ? counts[one as keyof typeof counts] : undefined}
          isSelected={one === view}
          onPress={() => onChange({ view: one, age: '' })}
        >
          {t(`invoices.view.${one}`)}
        </Chip>
      ))}
      {age !== '' && (
        <Chip isSelected icon={<X aria-hidden="true" />} onPress={() => onChange({ age: '' })}>
          {t(`invoices.age.${age}`)}
        </Chip>
      )}
      {customerId !== '' && (
        <Chip
          isSelected
          icon={<X aria-hidden="true" />}
          onPress={() => onChange({ customerId: '' })}
        >
          {customer?.customerName || t('invoices.customer')}
        </Chip>
      )}
    </ChipRow>
  )
})
