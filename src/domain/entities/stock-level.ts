import * as v from 'valibot'
import { id, instant, stamps, type Entity } from './fields.ts'

/**
 * `stockLevels/{locationId}_{itemId}`: how many of an item a warehouse holds, for the devices that do not follow its
 * movements. The server sums them; no client writes one.
 */
export const stockLevelSchema = v.object({
  ...stamps,
  locationId: id,
  itemId: id,
  /** Below zero where more left than the ledger knew of. */
  quantity: v.number(),
  /** The server's time up to which every movement is in it. */
  countedAt: instant,
})

export type StockLevel = Entity<typeof stockLevelSchema>
