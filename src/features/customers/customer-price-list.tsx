import type { ReactNode } from 'react'
import { priceListById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'

interface CustomerPriceListProps {
  id: string
  /** Shown where it is not synced yet. */
  mark: ReactNode
}

/** The price list of a customer, which only devices of the office hold. */
export function CustomerPriceList({ id, mark }: CustomerPriceListProps) {
  const t = useT()
  const list = useLive(priceListById(id))
  if (!list) return null
  const { name, archivedAt } = list
  return (
    <p>
      {t('customers.priceList')}:{' '}
      <Link href="/admin/prices">
        {archivedAt === null ? name : t('priceList.isArchived', { name })}
      </Link>{' '}
      {mark}
    </p>
  )
}
