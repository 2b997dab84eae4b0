import * as v from 'valibot'
import { bookingId } from '#domain/booking/booking-id.ts'
import { concurrentPlanners, type PlanChange } from '#domain/booking/concurrent-planners.ts'
import { id } from '#domain/entities/fields.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

const planned = v.object({
  orderId: id,
  part: v.number(),
  edits: v.record(v.string(), v.unknown()),
})
const assigned = v.object({ orderId: id, edits: v.record(v.string(), v.unknown()) })

/**
 * By id of a visit of these orders: the ids of the people who planned it without knowing of each other's change
 * (`concurrentPlanners`). Only the office has the receipts that tell.
 */
export function concurrentPlans(
  orderIds: readonly string[],
): Query<ReadonlyMap<string, readonly string[]>> {
  return defineQuery('concurrentPlans', orderIds, async ({ db }) => {
    const refs = orderIds.map((one) => `orders/${one}`)
    const rows = await db.receipts.where('refs').anyOf(refs).distinct().toArray()
    const changes = new Map<string, PlanChange[]>()
    for (const receipt of entitiesOf('mutations', rows)) {
      const visitId = visitOf(receipt.name, receipt.args)
      if (visitId !== null) changes.set(visitId, [...(changes.get(visitId) ?? []), receipt])
    }
    return new Map(
      [...changes].flatMap(([visitId, list]) => {
        const people = concurrentPlanners(list)
        return people.length === 0 ? [] : [[visitId, people] as const]
      }),
    )
  })
}

/** The visit whose plan a mutation changed; null for any other mutation. */
function visitOf(name: string, args: unknown): string | null {
  if (name === 'booking/plan') {
    const read = v.safeParse(planned, args)
    if (!read.success || Object.keys(read.output.edits).length === 0) return null
    return bookingId(read.output.orderId, read.output.part)
  }
  // An order's own plan is that of its first visit.
  const read = name === 'order/assign' ? v.safeParse(assigned, args) : null
  return read?.success ? bookingId(read.output.orderId, 1) : null
}
