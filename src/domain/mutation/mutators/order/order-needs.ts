import { equal } from '#lib/equal.ts'
import type { Order } from '#domain/entities/order.ts'
import type { FieldEdits } from '#domain/mutation/types.ts'
import type { needFields } from './order-fields.ts'

type Needs = Omit<Pick<Order, keyof typeof needFields>, 'neededItems'>
type Items = Pick<Order, 'neededItems'>

const nothing: Needs = {
  skills: [],
  crewSize: 1,
  dueAt: null,
  minutes: null,
  preferredIds: [],
  excludedIds: [],
}

const fields = Object.keys(nothing) as readonly (keyof Needs)[]

/** What a new order stores of its needs: of all but items each, or none where it asks for nothing; of items any. */
export function storedNeeds(
  order: Readonly<Record<string, unknown>>,
): (Partial<Needs> & Partial<Items>) | null {
  const asked = editsOfNeeds(order)
  if (asked === null) return null
  const { neededItems, ...needs } = asked
  const all = fields.map((field) => [field, order[field] ?? nothing[field]])
  return {
    ...(Object.keys(needs).length > 0 && (Object.fromEntries(all) as Needs)),
    ...(neededItems && { neededItems: neededItems.to as Items['neededItems'] }),
  }
}

/** The needs of a new order as edits of one that asks for nothing; null where it asks for nothing. */
export function editsOfNeeds(order: Readonly<Record<string, unknown>>): FieldEdits | null {
  const without = { ...nothing, neededItems: [] }
  const asked = Object.entries(without).filter(
    ([field, none]) => order[field] !== undefined && !equal(order[field], none),
  )
  if (asked.length === 0) return null
  return Object.fromEntries(asked.map(([field, none]) => [field, { from: none, to: order[field] }]))
}

/** A copy of the fields of a new order without its needs. */
export function withoutNeeds<T extends Readonly<Record<string, unknown>>>(
  order: T,
): Omit<T, keyof Needs | keyof Items> {
  const {
    skills: _,
    crewSize: _1,
    dueAt: _2,
    minutes: _3,
    preferredIds: _4,
    excludedIds: _5,
    neededItems: _6,
    ...rest
  } = order
  return rest
}
