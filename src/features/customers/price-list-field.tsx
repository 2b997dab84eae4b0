import type { UseFormRegisterReturn } from 'react-hook-form'
import { priceLists } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'

interface PriceListFieldProps {
  field: UseFormRegisterReturn
  /** The list that the customer has, which is offered also when it is archived; '' for none. */
  chosen: string
}

/** Chooses the prices of a customer; only the office is asked, and only where there are price lists. */
export function PriceListField({ field, chosen }: PriceListFieldProps) {
  const t = useT()
  const actor = useActor()
  const lists = useLive(priceLists()) ?? []
  const offered = lists.filter(({ id, archivedAt }) => archivedAt === null || id === chosen)
  if (!actor || !can(actor, 'pricelist/edit') || offered.length === 0) return null
  return (
    <Select
      label={t('customers.priceList')}
      placeholder={t('customers.priceListNone')}
      options={offered.map(({ id, name, archivedAt }) => ({
        value: id,
        label: archivedAt === null ? name : t('priceList.isArchived', { name }),
      }))}
      {...field}
    />
  )
}
