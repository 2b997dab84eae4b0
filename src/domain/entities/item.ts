import * as v from 'valibot'
import { mostMinor } from '../money/money.ts'
import { code, id, idSet, instant, line, requiredLine, stamps, type Entity } from './fields.ts'

const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostMinor))
/** How many there should be at least; null where nobody cares. */
export const minimum = v.nullable(
  v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000)),
)

/** What a person enters about a part of the catalogue; money in minor units. */
export const itemFields = {
  sku: code,
  name: requiredLine,
  category: line,
  barcode: code,
  unit: code,
  costMinor: minorUnits,
  priceMinor: minorUnits,
  /** Not so: it is bought as it is needed, and nobody counts it. */
  isStocked: v.boolean(),
  /** Parts that do instead. */
  substituteIds: idSet,
}

/** `items/{id}`: a part that the company keeps or buys. */
export const itemSchema = v.object({
  ...stamps,
  sku: code,
  name: requiredLine,
  category: v.optional(line, ''),
  barcode: v.optional(code, ''),
  unit: v.optional(code, 'piece'),
  costMinor: v.optional(minorUnits, 0),
  priceMinor: v.optional(minorUnits, 0),
  /** By location: fewer than this is low. */
  minimums: v.optional(v.fallback(v.record(v.string(), minimum), {}), {}),
  isStocked: v.optional(v.boolean(), true),
  substituteIds: v.optional(idSet, []),
  archivedAt: v.optional(v.nullable(instant), null),
  createdAt: instant,
  createdBy: id,
})

export type Item = Entity<typeof itemSchema>
