import { customerList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'

export interface CustomerFieldProps {
  value: string | null
  error?: string | undefined
  onChange: (customerId: string | null) => void
}

/** Finds the customer of an invoice by a few letters, once the names are there: they would replace what was typed. */
export function CustomerField({ value, error, onChange }: CustomerFieldProps) {
  const t = useT()
  const customers = useLive(customerList())
  if (!customers) return null
  const active = customers.filter(
    ({ customer }) => customer.archivedAt === null && customer.erasedAt === null,
  )
  return (
    <ComboBox
      label={t('invoices.newCustomer')}
      emptyText={t('invoices.newCustomerNone')}
      value={value}
      error={error}
      options={active.map(({ customer }) => ({
        value: customer.id,
        label: customer.name,
        description: [customer.phone, customer.email].filter(Boolean).join(' · '),
      }))}
      onChange={onChange}
    />
  )
}
