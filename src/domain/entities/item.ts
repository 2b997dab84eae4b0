import * as v from 'valibot'
import { maxMinor } from '../money/max-minor.ts'
import { storedItems } from '../company/stored-items.ts'
import { taxCodeKey } from '../company/tax-code.ts'
import {
  code,
  id,
  idSet,
  instant,
  line,
  optionalInstant,
  requiredLine,
  stamps,
  type Entity,
} from './fields.ts'

/** Money of an item in minor units. */
export const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxMinor))
/** The wanted minimum at a location; null for none. */
export const minimum = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)))

/** A catalogue item that an order needs, and how much of it; its id is the item's. */
export const neededItem = v.object({
  id,
  quantity: v.pipe(v.number(), v.minValue(0.001), v.maxValue(100_000)),
})
export type NeededItem = v.InferOutput<typeof neededItem>

/** The most items that an order may need. */
export const maxNeededItems = 30

/** The items that a stored order or plan needs. */
export const storedNeededItems = v.fallback(
  v.optional(storedItems(neededItem, 'id', maxNeededItems), []),
  [],
)

/** Only parts are stocked; labor is what billed time is priced by. */
export const itemKinds = ['part', 'service', 'labour', 'fee'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Of items that were stored before they had these fields. */
export const itemDefaults = { kind: 'part', unitCode: 'C62', taxCode: null } as const

/** Those of `codeOfUnit`, whose names are not needed where items are only read. */
const unitCode = v.pipe(v.string(), v.regex(/^(C62|SET|HUR|DAY|MTR|MTK|KMT|KGM|LTR)$/))

/** null: the company's default code. */
export const taxCode = v.nullable(taxCodeKey)

/** `items/{id}`: an item that the company stocks, buys or sells. */
export const itemSchema = v.object({
  ...stamps,
  kind: v.optional(v.picklist(itemKinds), itemDefaults.kind),
  sku: code,
  name: requiredLine,
  category: v.optional(line, ''),
  barcode: v.optional(code, ''),
  unit: v.optional(code, 'piece'),
  /** See `unitCodeOf`. */
  unitCode: v.optional(unitCode, itemDefaults.unitCode),
  taxCode: v.optional(taxCode, itemDefaults.taxCode),
  /** What it costs, of items from before `costs`; 0 once it was moved there. See `costOf`. */
  costMinor: v.optional(minorUnits, 0),
  /** What it is sold for, of items from before `prices`; 0 once it was moved there. See `pricedItem`. */
  priceMinor: v.optional(minorUnits, 0),
  /** Minimum quantity by location. */
  minimums: v.optional(v.fallback(v.record(v.string(), minimum), {}), {}),
  isStocked: v.optional(v.boolean(), true),
  substituteIds: v.optional(idSet, []),
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Item = Entity<typeof itemSchema>
