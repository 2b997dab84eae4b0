import * as v from 'valibot'
import { code, id, idSet, instant, line, requiredLine, stamps, type Entity } from './fields.ts'

const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0))
const quantity = v.pipe(v.number(), v.finite(), v.minValue(0))

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
  minimums: v.optional(v.fallback(v.record(v.string(), quantity), {}), {}),
  isStocked: v.optional(v.boolean(), true),
  substituteIds: v.optional(idSet, []),
  archivedAt: v.optional(v.nullable(instant), null),
  createdAt: instant,
  createdBy: id,
})

export type Item = Entity<typeof itemSchema>
