import * as v from 'valibot'
import { id, line } from '../entities/fields.ts'

/**
 * Where the price of a line comes from: the catalogue, a price list under the name that it had, or a person who typed
 * another one than that of the item. Lines that are not of an item have none.
 */
export const priceSource = v.variant('kind', [
  v.object({ kind: v.literal('catalogue'), itemId: id }),
  v.object({ kind: v.literal('list'), itemId: id, listId: id, listName: line }),
  v.object({ kind: v.literal('typed'), itemId: id }),
])
export type PriceSource = Readonly<v.InferOutput<typeof priceSource>>
