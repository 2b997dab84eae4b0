import type { OrderListItem, Searchable } from '#data/index.ts'
import { dayOfEntry } from '#domain/booking/day-entries.ts'
import { shownStatus } from '#domain/order/shown-status.ts'

interface Day {
  readonly today: string
  readonly timeZone: string
}

const most = 6

/** The open orders of today as results, in the order of their start: what a phone is most likely asked for. */
export function todaysOrders(
  items: readonly OrderListItem[],
  { today, timeZone }: Day,
): readonly Searchable[] {
  return items
    .flatMap((item) => {
      const start = item.order.plannedStart
      return start !== null && item.order.open && dayOfEntry({ start }, timeZone) === today
        ? [{ item, start }]
        : []
    })
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, most)
    .map(({ item }) => resultOf(item))
}

function resultOf({ order, street, customerName }: OrderListItem): Searchable {
  return {
    kind: 'order',
    id: order.id,
    title: order.title,
    note: [street, customerName].filter(Boolean).join(' · '),
    text: '',
    codes: [],
    order: { status: shownStatus(order), priority: order.priority },
  }
}
