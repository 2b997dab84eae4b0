import type { PlanView } from '#data/index.ts'
import type { Order } from '#domain/entities/order.ts'
import { type DueOccurrence, dueOccurrences } from '#domain/plan/due-occurrences.ts'
import { isReplaceable } from '#domain/plan/plan-order.ts'
import { addDays } from '#domain/time/local-time.ts'

export interface UpcomingDate extends DueOccurrence {
  /** null before it is created. */
  readonly order: Order | null
  /** Not once it was sent. */
  readonly mayChange: boolean
}

/** The dates of a plan in the year from a local day on, and overdue ones, without those whose order is deleted. */
export function upcomingOf(
  { plan, orders, planOrders, deleted }: PlanView,
  today: string,
): readonly UpcomingDate[] {
  const open = planOrders.filter(({ status }) => status === 'open').map(({ on }) => on)
  const [from = today] = [today, addDays(today, -plan.toleranceDays), ...open].toSorted()
  const due = dueOccurrences(plan, planOrders, from, addDays(today, 364))
  if (!due.ok) return []
  const gone = new Set(deleted)
  return due.value.flatMap((date) => {
    const order = orders.find(({ occurrence }) => occurrence === date.on) ?? null
    const known = planOrders.find(({ on }) => on === date.on)
    // A date that nobody created an order for in time is over.
    if (order === null && (gone.has(date.on) || date.lateOn < today)) return []
    return [{ ...date, order, mayChange: known === undefined || isReplaceable(known) }]
  })
}
