import * as v from 'valibot'
import { maxParts } from '#domain/entities/booking.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

/** Changes of an order's plan, which its visits follow, and of a visit. Only the office makes them. */
const plans: ReadonlySet<string> = new Set([
  'order/assign',
  'order/edit',
  'order/restoreField',
  'order/move',
  'order/takeBack',
  'booking/plan',
  'booking/cancel',
])

const ofOrder = v.object({ orderId: v.string() })
const further = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(maxParts))

/** The arguments of a mutation; if it may change an order's plan, with the further visits that this device knows. */
export async function withParts(db: UserDb, name: string, args: unknown): Promise<unknown> {
  if (!plans.has(name) || !v.is(ofOrder, args)) return args
  const rows = await db.bookings.where('orderId').equals(args.orderId).toArray()
  const parts = rows
    .flatMap(({ part }) => (v.is(further, part) ? [part] : []))
    .sort((a, b) => a - b)
  return parts.length > 0 ? { ...args, parts } : args
}
