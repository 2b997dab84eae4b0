import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { InvoiceFilter } from './invoice-filter.ts'

export interface NoInvoicesProps {
  filter: InvoiceFilter
  /** There are none at all. */
  isEmpty: boolean
  onChange: (changes: Partial<InvoiceFilter>) => void
}

/** Nothing matches the filters, or there are no invoices yet. */
export function NoInvoices({ filter, isEmpty, onChange }: NoInvoicesProps) {
  const t = useT()
  const { view, age, customerId, text } = filter
  if (isEmpty) {
    return (
      <EmptyState
        title={t('invoices.none')}
        action={
          <Button variant="primary" onPress={() => onChange({ view: 'toInvoice' })}>
            {t('invoices.noneToInvoice')}
          </Button>
        }
      >
        {t('invoices.noneNote')}
      </EmptyState>
    )
  }
  const isPlain = text === '' && age === '' && customerId === ''
  if (isPlain && view !== 'all' && view !== 'toInvoice')
    return <EmptyState title={t(`invoices.noneIn.${view}`)} />
  return (
    <EmptyState
      title={t('invoices.noneMatch')}
      action={
        <Button onPress={() => onChange({ view: 'all', age: '', customerId: '', text: '' })}>
          {t('invoices.clear')}
        </Button>
      }
    />
  )
}
