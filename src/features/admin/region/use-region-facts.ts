import {
  costs,
  everyonesAbsences,
  everyonesTime,
  everyonesWeeks,
  itemsInStock,
  orderList,
} from '#data/index.ts'
import { type ServerCount, useLive, useServerCount } from '#data/react.ts'
import { mayChangeCurrency, type ZoneFacts } from '#domain/company/region-change.ts'
import type { Cost } from '#domain/entities/cost.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Item } from '#domain/entities/item.ts'
import { costOf } from '#domain/stock/cost-of.ts'

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
  const known = useLive(costs())
  const counts = [useServerCount('invoices'), useServerCount('payments')]
  const isRead = orders && entries && weeks && absences
  return {
    zone: isRead
      ? { orders: orders.map(({ order }) => order), entries, weeks, absences, holidays }
      : undefined,
    items:
      stock &&
      known &&
      withCosts(
        stock.map(({ item }) => item),
        known,
      ),
    currency: mayChangeCurrency(counts.map(knownCount)),
  }
}

function withCosts(items: readonly Item[], known: readonly Cost[]): readonly Item[] {
  const byId = new Map(known.map((cost) => [cost.id, cost]))
  return items.map((item) => ({ ...item, costMinor: costOf(item, byId.get(item.id)) }))
}

function knownCount(count: ServerCount): number | undefined {
  return count.state === 'known' ? count.count : undefined
}
