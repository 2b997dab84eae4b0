import * as v from 'valibot'
import { type OrderListName, orderLists } from '#domain/metrics/order-lists.ts'

const show = v.fallback(v.picklist(orderLists), 'behind')

/** Which list the address asks for: what is late or at risk, unless it names another. */
export function readList(search: URLSearchParams): OrderListName {
  return v.parse(show, search.get('show'))
}

/** The address of a list. */
export function writeList(search: URLSearchParams, name: OrderListName): URLSearchParams {
  const next = new URLSearchParams(search)
  if (name === 'behind') next.delete('show')
  else next.set('show', name)
  return next
}
