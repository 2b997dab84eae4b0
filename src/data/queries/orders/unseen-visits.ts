import { unseenBy } from '#domain/booking/visits-of-order.ts'
import type { Booking } from '#domain/entities/booking.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** A sent visit of an open order, with the title of the order. */
export interface UnseenVisit extends Pick<
  Booking,
  'id' | 'orderId' | 'start' | 'minutes' | 'toldAt'
> {
  readonly title: string
}

/** The visits that the person who is signed in was told of and has not seen since; of one order, or of all. */
export function unseenVisits(orderId?: string): Query<readonly UnseenVisit[]> {
  return defineQuery('unseenVisits', orderId ?? null, async ({ db, uid }) => {
    const rows = await (orderId === undefined
      ? db.bookings.toArray()
      : db.bookings.where('orderId').equals(orderId).toArray())
    const visits = entitiesOf('bookings', rows).filter((visit) => unseenBy(visit).includes(uid))
    const orders = await db.orders.bulkGet(visits.map((visit) => visit.orderId))
    return visits.flatMap(({ id, orderId: visitOf, start, minutes, toldAt }, i) => {
      const order = orders[i]
      return order?.['open'] === true
        ? [{ id, orderId: visitOf, start, minutes, toldAt, title: String(order['title']) }]
        : []
    })
  })
}
