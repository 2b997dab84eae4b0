import type { OrderListItem } from '#data/index.ts'

/** The texts of an order's row. */
export interface OrderRowText {
  /** The street, because technicians find places by street; else the customer or the title. */
  readonly lead: string
  /** For whom, what is done and in which town: what is cut off at the end matters least. */
  readonly note: string
}

export function orderRowText(
  item: Pick<OrderListItem, 'customerName' | 'siteAddress' | 'street'> & {
    readonly order: Pick<OrderListItem['order'], 'title'>
  },
): OrderRowText {
  const { order, customerName, siteAddress, street } = item
  const [lead = '', ...more] = [street, customerName, order.title].filter(Boolean)
  const town = siteAddress.startsWith(street) ? siteAddress.slice(street.length) : siteAddress
  return { lead, note: [...more, town.replace(/^, /, '')].filter(Boolean).join(' · ') }
}
