import { type Order, priorities, type Priority } from '../entities/order.ts'
import { type MetricsFilter, filterTest } from './dimensions.ts'
import { aboutOrder } from './order-index.ts'

/** How long ago an open order was created, in days: up to one, seven, thirty, or more. */
export const backlogAges = ['day', 'week', 'month', 'older'] as const
export type BacklogAge = (typeof backlogAges)[number]

export interface BacklogRow {
  readonly age: BacklogAge
  readonly counts: Readonly<Record<Priority, number>>
}

const dayMs = 86_400_000

/** Open orders by age and priority, the newest first. */
export function backlogOf(
  orders: readonly Order[],
  now: number,
  filter: MetricsFilter,
): readonly BacklogRow[] {
  const isCounted = filterTest(filter)
  const rows = new Map(backlogAges.map((age) => [age, noCounts()]))
  for (const order of orders) {
    if (!order.open || !isCounted(aboutOrder(order))) continue
    const counts = rows.get(ageOf(now - Date.parse(order.createdAt)))
    if (counts) counts[order.priority] += 1
  }
  return [...rows].map(([age, counts]) => ({ age, counts }))
}

function noCounts(): Record<Priority, number> {
  return Object.fromEntries(priorities.map((priority) => [priority, 0])) as Record<Priority, number>
}

function ageOf(ms: number): BacklogAge {
  if (ms <= dayMs) return 'day'
  if (ms <= 7 * dayMs) return 'week'
  return ms <= 30 * dayMs ? 'month' : 'older'
}
