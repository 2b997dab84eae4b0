import { dayAt } from '../dispatch/day-bounds.ts'
import type { Order } from '../entities/order.ts'
import { isLate } from '../order/is-late.ts'
import { whyPlanNow } from '../order/why-plan-now.ts'
import type { RiskyVisit } from './at-risk.ts'
import type { MetricsContext } from './facts.ts'
import { dayTexts, iso, isOver, isPlannedIn } from './planned-day.ts'

/**
 * The orders behind the numbers of this moment: late, at risk or to plan now, only late, only at risk, planned
 * for today, and over of these.
 */
export const orderLists = ['behind', 'late', 'risk', 'today', 'done'] as const
export type OrderListName = (typeof orderLists)[number]

interface HasOrder {
  readonly order: Order
}

/**
 * The orders that a number counts, in the order in which they are acted on: what must be planned now, what can
 * still be saved, then what is late the longest; those of today by their start.
 */
export function listOrders<Item extends HasOrder>(
  items: readonly Item[],
  atRisk: readonly RiskyVisit[],
  { now, timeZone }: MetricsContext,
): Readonly<Record<OrderListName, readonly Item[]>> {
  const at = iso(now)
  const bounds = dayTexts(dayAt(now, timeZone), timeZone)
  const minutes = new Map(atRisk.map((risk) => [risk.orderId, risk.minutes]))
  const risk = items
    .filter(({ order }) => minutes.has(order.id))
    .toSorted((a, b) => (minutes.get(b.order.id) ?? 0) - (minutes.get(a.order.id) ?? 0))
  const toPlan = items
    .filter(({ order }) => whyPlanNow(order, { now: at, timeZone }) !== null)
    .toSorted(byText(firstMoment))
  const late = items.filter(({ order }) => isLate(order, at)).toSorted(byText(endOf))
  const today = items
    .filter(({ order }) => isPlannedIn(order, bounds))
    .toSorted(byText(({ plannedStart }) => plannedStart ?? ''))
  return {
    behind: [...toPlan, ...risk, ...late],
    late,
    risk,
    today,
    done: today.filter(({ order }) => isOver(order)),
  }
}

function byText(textOf: (order: Order) => string) {
  return ({ order: a }: HasOrder, { order: b }: HasOrder) => {
    const [first, second] = [textOf(a), textOf(b)]
    return first < second ? -1 : first > second ? 1 : 0
  }
}

/** What it was promised for, due or created at first. */
function firstMoment({ windowStart, windowEnd, dueAt, createdAt }: Order): string {
  return windowStart ?? windowEnd ?? dueAt ?? createdAt
}

function endOf({ plannedEnd, plannedStart }: Order): string {
  return plannedEnd ?? plannedStart ?? ''
}
