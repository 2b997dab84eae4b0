import type { OrderListItem } from '#data/index.ts'

/**
 * The second line of an order's row, below what is done: for whom, in which street, its number and in which town. What is
 * cut off at the end matters least.
 */
export function orderRowNote(
  item: Pick<OrderListItem, 'customerName' | 'siteAddress' | 'street'> & {
    readonly order: Pick<OrderListItem['order'], 'ref'>
  },
): string {
  const { order, customerName, siteAddress, street } = item
  const town = siteAddress.startsWith(street) ? siteAddress.slice(street.length) : siteAddress
  return [customerName, street, order.ref, town.replace(/^, /, '')].filter(Boolean).join(' · ')
}
