import {
  everyonesAbsences,
  everyonesTime,
  everyonesWeeks,
  itemsInStock,
  orderList,
} from '#data/index.ts'
import { type ServerCount, useLive, useServerCount } from '#data/react.ts'
import { mayChangeCurrency, type ZoneFacts } from '#domain/company/region-change.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Item } from '#domain/entities/item.ts'

interface RegionFacts {
  /** undefined before all of it was read. */
  readonly zone: ZoneFacts | undefined
  readonly items: readonly Item[] | undefined
  readonly currency: ReturnType<typeof mayChangeCurrency>
}

/** What this device knows of what a time zone and a currency are about. */
export function useRegionFacts({ holidays }: Company): RegionFacts {
  const orders = useLive(orderList({ open: true }))
  const entries = useLive(everyonesTime())
  const weeks = useLive(everyonesWeeks())
  const absences = useLive(everyonesAbsences())
  const stock = useLive(itemsInStock())
  const counts = [useServerCount('invoices'), useServerCount('payments')]
  const isRead = orders && entries && weeks && absences
  return {
    zone: isRead
      ? { orders: orders.map(({ order }) => order), entries, weeks, absences, holidays }
      : undefined,
    items: stock?.map(({ item }) => item),
    currency: mayChangeCurrency(counts.map(knownCount)),
  }
}

function knownCount(count: ServerCount): number | undefined {
  return count.state === 'known' ? count.count : undefined
}
