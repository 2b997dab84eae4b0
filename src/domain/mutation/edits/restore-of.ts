import * as v from 'valibot'
import { equal } from '#lib/equal.ts'
import type { Order } from '#domain/entities/order.ts'
import { type MutationArgs, mutations } from '../registry.ts'

/**
 * The arguments that restore a value from the history to an order's field; null where the field already has it or is
 * not one that a person edits.
 */
export function restoreOf(
  order: Order,
  receiptId: string,
  field: string,
  value: unknown,
): MutationArgs<'order/restoreField'> | null {
  const from: unknown = Object.entries(order).find(([name]) => name === field)?.[1]
  if (from === undefined || equal(from, value)) return null
  const args = { orderId: order.id, receiptId, edits: { [field]: { from, to: value } } }
  const parsed = v.safeParse(mutations['order/restoreField'].schema, args)
  return parsed.success ? parsed.output : null
}
