import { expect, it } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { groupOrders } from './group-orders.ts'

function item(id: string, customerName: string, statusAt: string): OrderListItem {
  const order = { id, ref: `W-${id}`, title: `Pump ${id}`, customerId: customerName, statusAt }
  return { order, customerName, siteAddress: '1 Quay' } as unknown as OrderListItem
}

const items = [
  item('1', 'Zoo', '2026-03-02T08:00:00Z'),
  item('2', 'Café', '2026-03-04T08:00:00Z'),
  item('3', 'Café', '2026-03-03T08:00:00Z'),
]
const shown = (text: string) =>
  groupOrders(items, text).map(({ customerName, orders }) => [
    customerName,
    ...orders.map(({ order }) => order.id),
  ])

it('groups orders by customer, the longest waiting first', () => {
  expect(shown('')).toEqual([
    ['Café', '3', '2'],
    ['Zoo', '1'],
  ])
})

it('finds by customer, title and number', () => {
  expect(shown('cafe 2')).toEqual([['Café', '2']])
  expect(shown('w1 zoo')).toEqual([['Zoo', '1']])
  expect(shown('nothing')).toEqual([])
})
