import { Suspense, useState } from 'react'
import type { Customer } from '#domain/entities/customer.ts'
import { useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import type { ChosenCustomer, NewCustomerPorts } from './new-customer-sheet.tsx'

const NewCustomerSheet = lazySheet(
  async () => (await import('./new-customer-sheet.tsx')).NewCustomerSheet,
)

/** What `useCustomerPorts` gives. */
interface CustomerPorts extends NewCustomerPorts {
  /** Undefined while they are being read: typing may begin before. */
  readonly customers: readonly { readonly customer: Customer }[] | undefined
  /** Whether one who is not found may be entered. */
  readonly mayCreate: boolean
}

export interface CustomerFieldProps {
  ports: CustomerPorts
  value: string | null
  error?: string | undefined
  onChange: (customer: ChosenCustomer | null) => void
}

/** Finds the customer of an invoice or an estimate by a few letters; what was typed can become the name of a new one. */
export function CustomerField({ ports, value, error, onChange }: CustomerFieldProps) {
  const t = useT()
  const [newName, setNewName] = useState<string | null>(null)
  const active = ports.customers
    ?.map(({ customer }) => customer)
    .filter(({ archivedAt, erasedAt }) => archivedAt === null && erasedAt === null)
  const known = (id: string) => active?.find((one) => one.id === id)
  return (
    <>
      <ComboBox
        label={t('invoices.newCustomer')}
        emptyText={t('invoices.newCustomerNone')}
        {...(ports.mayCreate && {
          create: {
            label: (name) => t('orders.customerCreateNamed', { name }),
            run: setNewName,
          },
        })}
        value={value}
        error={error}
        options={active?.map(({ id, name, phone, email }) => ({
          value: id,
          label: name,
          description: [phone, email].filter(Boolean).join(' · '),
        }))}
        onChange={(id) => onChange((id !== null && known(id)) || null)}
      />
      {newName !== null && (
        <Suspense fallback={null}>
          <NewCustomerSheet
            ports={ports}
            name={newName}
            onChoose={(chosen) => onChange(known(chosen.id) ?? chosen)}
            onClose={() => setNewName(null)}
          />
        </Suspense>
      )}
    </>
  )
}
