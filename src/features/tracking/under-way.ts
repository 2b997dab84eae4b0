import type { OrderListItem } from '#data/index.ts'

/** Orders that somebody travels to or works on, the latest step first. */
export function underWay(items: readonly OrderListItem[]): readonly OrderListItem[] {
  return items
    .filter(({ order }) => order.status === 'enRoute' || order.status === 'onSite')
    .toSorted((a, b) => b.order.statusAt.localeCompare(a.order.statusAt))
}
