import { impliedVisit } from '#domain/booking/implied-visit.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import type { Order } from '#domain/entities/order.ts'
import type { BoardItem } from './use-board.ts'

/** A visit on the board, for tests. */
export function boardItem(id: string, fields: Partial<Order> = {}): BoardItem {
  const order = orderFixture(id, fields)
  const names = {
    customerName: '',
    siteLine: '',
    isUnsent: false,
    series: { place: 1, count: 1, parts: [] },
  }
  return {
    ...impliedVisit(order),
    order,
    place: null,
    territoryId: null,
    openingHours: null,
    siteZone: null,
    ...names,
  }
}
