import type { OrderListItem } from '#data/index.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { groupBy } from '#lib/group-by.ts'
import { codeWords } from '#lib/word-matcher.ts'

export interface CustomerOrders {
  readonly customerId: string
  readonly customerName: string
  /** What was finished first comes first. */
  readonly orders: readonly OrderListItem[]
}

/** Orders found by customer, site, title or number, grouped by customer. */
export function groupOrders(
  items: readonly OrderListItem[],
  text: string,
): readonly CustomerOrders[] {
  const found = findByWords(items, text, {
    text: ({ order, customerName, siteAddress }) =>
      foldText([codeWords(order.ref), order.title, customerName, siteAddress].join(' ')),
    name: ({ order, customerName }) => `${order.title} ${customerName}`,
  })
  return [...groupBy(found, ({ order }) => order.customerId)]
    .map(([customerId, orders]) => ({
      customerId,
      customerName: orders[0]?.customerName ?? '',
      orders: orders.toSorted(
        (a, b) => Date.parse(a.order.statusAt) - Date.parse(b.order.statusAt),
      ),
    }))
    .toSorted((a, b) => a.customerName.localeCompare(b.customerName))
}
