import { memo } from 'react'
import { customerList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'
import type { OrderFilter } from './order-filter.ts'

/** The value of the first option, which no id is like. */
const everyone = ' everyone'

export interface CustomerFilterProps {
  customer: string
  className?: string | undefined
  onChange: (changes: Partial<OrderFilter>) => void
}

/** Whose orders are shown: a customer found by a few letters. */
export const CustomerFilter = memo(function CustomerFilter(props: CustomerFilterProps) {
  const { customer, className, onChange } = props
  const t = useT()
  const customers = useLive(customerList())
  return (
    <ComboBox
      label={t('orders.filterByCustomer')}
      hideLabel
      className={className}
      placeholder={t('orders.anyCustomer')}
      emptyText={t('orders.noSuchCustomer')}
      value={customer === '' ? null : customer}
      options={
        customers && [
          ...(customer === '' ? [] : [{ value: everyone, label: t('orders.anyCustomer') }]),
          ...customers.map(({ customer: { id, name, phone } }) => ({
            value: id,
            label: name,
            description: phone,
          })),
        ]
      }
      onChange={(id) => onChange({ customer: id === null || id === everyone ? '' : id })}
    />
  )
})
