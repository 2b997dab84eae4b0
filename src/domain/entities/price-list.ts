import * as v from 'valibot'
import { currency } from './region.ts'
import {
  calendarDay,
  id,
  instant,
  optionalInstant,
  requiredLine,
  stamps,
  type Entity,
} from './fields.ts'

const day = v.optional(v.nullable(calendarDay), null)

/** `priceLists/{id}`: what some customers pay instead of the catalogue's prices. Only the office reads it. */
export const priceListSchema = v.object({
  ...stamps,
  name: requiredLine,
  currency,
  /** Whether its prices include tax. */
  isInclusive: v.boolean(),
  /** The first and the last day on which it is valid, in the company's time zone; null for no limit. */
  fromOn: day,
  untilOn: day,
  /** See `priceRulesOf`. */
  rules: v.optional(v.unknown(), null),
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type PriceList = Entity<typeof priceListSchema>
