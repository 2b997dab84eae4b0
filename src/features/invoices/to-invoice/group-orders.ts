import type { OrderListItem } from '#data/index.ts'
import { foldText } from '#lib/fold-text.ts'
import { groupBy } from '#lib/group-by.ts'
import { codeWords, wordMatcher } from '#lib/word-matcher.ts'

export interface CustomerOrders {
  readonly customerId: string
  readonly customerName: string
  /** What was finished first comes first. */
  readonly orders: readonly OrderListItem[]
}

/** Orders whose customer, title or number contain every word, by customer. */
export function groupOrders(
  items: readonly OrderListItem[],
  text: string,
): readonly CustomerOrders[] {
  const matches = wordMatcher(text)
  const found = matches
    ? items.filter(({ order, customerName, siteAddress }) =>
        matches(foldText([codeWords(order.ref), order.title, customerName, siteAddress].join(' '))),
      )
    : items
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
