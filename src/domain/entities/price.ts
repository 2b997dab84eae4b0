import * as v from 'valibot'
import { minorUnits } from './item.ts'
import { stamps, type Entity } from './fields.ts'

/**
 * `prices/{id}`: what an item is sold for, in minor units of the company's currency; its id is the item's. Technicians
 * read it where the company wants that (`seesPrices`): rules hide documents, not fields.
 */
export const priceSchema = v.object({
  ...stamps,
  priceMinor: minorUnits,
})

export type Price = Entity<typeof priceSchema>
