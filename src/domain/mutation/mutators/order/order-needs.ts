import { equal } from '#lib/equal.ts'
import type { Order } from '#domain/entities/order.ts'
import type { FieldEdits } from '#domain/mutation/types.ts'
import type { needFields } from './order-fields.ts'

type Needs = Pick<Order, keyof typeof needFields>

const nothing: Needs = {
  skills: [],
  crewSize: 1,
  dueAt: null,
  minutes: null,
  preferredIds: [],
  excludedIds: [],
}

const fields = Object.keys(nothing) as readonly (keyof Needs)[]

/** What a new order stores of its needs: all of them, or none where it asks for nothing. */
export function storedNeeds(order: Readonly<Record<string, unknown>>): Needs | null {
  return editsOfNeeds(order) === null
    ? null
    : (Object.fromEntries(fields.map((field) => [field, order[field] ?? nothing[field]])) as Needs)
}

/** The needs of a new order as edits of one that asks for nothing; null where it asks for nothing. */
export function editsOfNeeds(order: Readonly<Record<string, unknown>>): FieldEdits | null {
  const asked = fields.filter(
    (field) => order[field] !== undefined && !equal(order[field], nothing[field]),
  )
  if (asked.length === 0) return null
  return Object.fromEntries(
    asked.map((field) => [field, { from: nothing[field], to: order[field] }]),
  )
}

/** A copy of the fields of a new order without its needs. */
export function withoutNeeds<T extends Readonly<Record<string, unknown>>>(
  order: T,
): Omit<T, keyof Needs> {
  const {
    skills: _,
    crewSize: _1,
    dueAt: _2,
    minutes: _3,
    preferredIds: _4,
    excludedIds: _5,
    ...rest
  } = order
  return rest
}
