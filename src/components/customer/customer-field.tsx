import type { Customer } from '#domain/entities/customer.ts'
import { useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'

export interface CustomerFieldProps {
  /** Nothing shows before they are known: their names would replace what was typed. */
  customers: readonly { readonly customer: Customer }[] | undefined
  value: string | null
  error?: string | undefined
  onChange: (customer: Customer | null) => void
}

/** Finds the customer of an invoice or an estimate by a few letters. */
export function CustomerField({ customers, value, error, onChange }: CustomerFieldProps) {
  const t = useT()
  if (!customers) return null
  const active = customers
    .map(({ customer }) => customer)
    .filter(({ archivedAt, erasedAt }) => archivedAt === null && erasedAt === null)
  return (
    <ComboBox
      label={t('invoices.newCustomer')}
      emptyText={t('invoices.newCustomerNone')}
      value={value}
      error={error}
      options={active.map(({ id, name, phone, email }) => ({
        value: id,
        label: name,
        description: [phone, email].filter(Boolean).join(' · '),
      }))}
      onChange={(id) => onChange(active.find((one) => one.id === id) ?? null)}
    />
  )
}
