import type { Order } from '#domain/entities/order.ts'
import type { PlanNowReason } from '#domain/order/why-plan-now.ts'
import type { Format, Translate } from '#messages/index.ts'

interface Words {
  readonly t: Translate
  readonly format: Format
}

type Times = Pick<Order, 'windowStart' | 'windowEnd' | 'dueAt' | 'plannedStart' | 'plannedEnd'>

/** What presses about an order that must be planned now (`why`) or is late. */
export function lateText(
  { t, format }: Words,
  { windowStart, windowEnd, dueAt, plannedStart, plannedEnd }: Times,
  why: PlanNowReason | null,
  now: number,
): string {
  const [from, to] = [windowStart ?? windowEnd, windowEnd ?? windowStart]
  if (why === 'promised' && from !== null && to !== null)
    return t('metrics.promisedUnplanned', { window: format.span(from, to, now) })
  if (why === 'due' && dueAt !== null)
    return t('metrics.pastDue', { when: format.when(dueAt, now) })
  if (why !== null) return t('metrics.urgentUndated')
  return t('metrics.lateBy', { age: format.age(plannedEnd ?? plannedStart ?? '', now) })
}
