import * as v from 'valibot'
import { code, id } from '../../entities/fields.ts'
import { storedItems } from '../stored-items.ts'

export const mostTerritories = 50
export const mostPostalCodes = 200

/**
 * A part of the area in which the company works, with the beginnings of its postal codes as `plainPostalCode` writes
 * them. What edits may set is narrower: `editedTerritories`.
 */
export const territory = v.object({
  id,
  name: code,
  postalCodes: v.pipe(v.array(v.string()), v.readonly()),
})
export type Territory = v.InferOutput<typeof territory>

/** The territories of a company, in no order. */
export const storedTerritories = storedItems(territory, 'id', mostTerritories)
