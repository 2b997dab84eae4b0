import type { OrderListItem } from '#data/index.ts'

/** Orders that someone is driving to or working on, latest step first. */
export function ordersInProgress(items: readonly OrderListItem[]): readonly OrderListItem[] {
  return items
    .filter(({ order }) => order.status === 'enRoute' || order.status === 'onSite')
    .toSorted((a, b) => b.order.statusAt.localeCompare(a.order.statusAt))
}
