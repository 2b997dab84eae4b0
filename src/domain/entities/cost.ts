import * as v from 'valibot'
import { maxMinor } from '../money/max-minor.ts'
import { stamps, type Entity } from './fields.ts'

export const costKinds = ['item', 'person'] as const

/** Minor units of the company's currency: of one unit of an item, of an hour of a person; 0 where it is not known. */
export const costAmount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxMinor))

/**
 * `costs/{id}`: what an item or a person costs the company; its id is that of the item or the person. Only the office
 * reads it: rules hide documents, not fields.
 */
export const costSchema = v.object({
  ...stamps,
  kind: v.picklist(costKinds),
  costMinor: costAmount,
})

export type Cost = Entity<typeof costSchema>
