import * as v from 'valibot'
import type { Order } from '../entities/order.ts'

/** What somebody knew of an order when they last looked at it. */
export const seenOrder = v.object({
  title: v.string(),
  plannedStart: v.nullable(v.string()),
  /** Left out by an app that did not know of it. */
  windowStart: v.exactOptional(v.nullable(v.string())),
  cancelled: v.boolean(),
})
export type SeenOrder = Readonly<v.InferOutput<typeof seenOrder>>
export type SeenOrders = Readonly<Record<string, SeenOrder>>

/** Something that others did to a person's work while they were not looking. */
export type OrderChange =
  | { readonly type: 'new' | 'cancelled' | 'gone'; readonly id: string; readonly title: string }
  | {
      readonly type: 'moved'
      readonly id: string
      readonly title: string
      /** Instants, null for no time. */
      readonly from: string | null
      readonly to: string | null
    }

type Known = Pick<Order, 'id' | 'title' | 'plannedStart' | 'windowStart' | 'status' | 'open'>

/** New, moved, cancelled, and given to somebody else; `orders` are all of a person's on this device. */
export function changesSince(seen: SeenOrders, orders: readonly Known[]): readonly OrderChange[] {
  const here = new Set(orders.map(({ id }) => id))
  const gone = Object.entries(seen).filter(([id, { cancelled }]) => !cancelled && !here.has(id))
  return [
    ...orders.flatMap((order) => changeOf(seen[order.id], order)),
    ...gone.map(([id, { title }]) => ({ type: 'gone', id, title }) as const),
  ]
}

function changeOf(seen: SeenOrder | undefined, order: Known): readonly OrderChange[] {
  const { id, title } = order
  if (order.status === 'cancelled') {
    return seen && !seen.cancelled ? [{ type: 'cancelled', id, title }] : []
  }
  if (!order.open) return []
  if (!seen) return [{ type: 'new', id, title }]
  const promisedAnew = seen.windowStart !== undefined && seen.windowStart !== order.windowStart
  if (seen.plannedStart === order.plannedStart && !promisedAnew) return []
  return [{ type: 'moved', id, title, from: seen.plannedStart, to: order.plannedStart }]
}

export function seenOf({ title, plannedStart, windowStart, status }: Known): SeenOrder {
  return { title, plannedStart, windowStart, cancelled: status === 'cancelled' }
}

/** The same without orders that this person has finished: they may leave the device at any time. */
export function withoutFinished(seen: SeenOrders, orders: readonly Known[]): SeenOrders {
  const finished = new Set(
    orders.filter(({ open, status }) => !open && status !== 'cancelled').map(({ id }) => id),
  )
  return Object.fromEntries(Object.entries(seen).filter(([id]) => !finished.has(id)))
}
