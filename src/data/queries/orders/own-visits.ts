import { isOpenVisit } from '#domain/booking/plan-of-bookings.ts'
import { unseenBy } from '#domain/booking/visits-of-order.ts'
import type { OwnVisit } from '#domain/order/history/visit-changes.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** The visits that the person who is signed in is sent on, by part; of one order, or of all open ones. */
export function ownVisits(orderId?: string): Query<readonly OwnVisit[]> {
  return defineQuery('ownVisits', orderId ?? null, async ({ db, uid }) => {
    const ids =
      orderId === undefined
        ? await db.orders.where('assigneeIds').equals(uid).primaryKeys()
        : [orderId]
    const rows = await db.bookings.where('orderId').anyOf(ids).toArray()
    const visits = entitiesOf('bookings', rows)
      .filter((visit) => visit.isSent && isOpenVisit(visit) && visit.assigneeIds.includes(uid))
      .sort((a, b) => a.part - b.part)
    const orders = await db.orders.bulkGet(visits.map((visit) => visit.orderId))
    return visits.flatMap((visit, i) => {
      if (orders[i]?.['open'] !== true) return []
      const { id, orderId: visitOf, part, parts, start, minutes, assigneeIds, toldAt } = visit
      const isUnseen = unseenBy(visit).includes(uid)
      return [{ id, orderId: visitOf, part, parts, start, minutes, assigneeIds, toldAt, isUnseen }]
    })
  })
}
