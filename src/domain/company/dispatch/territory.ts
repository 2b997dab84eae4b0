import * as v from 'valibot'
import { code, id } from '../../entities/fields.ts'
import { storedItems } from '../stored-items.ts'

export const mostTerritories = 50
export const mostPostalCodes = 200

/** The beginning of postal codes: capital letters and digits, as `plainPostalCode` writes them. */
const postalPrefix = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,10}$/, 'postalCode'))

/** A part of the area in which the company works. */
export const territory = v.object({
  id,
  name: v.pipe(
    code,
    v.check((name) => name.trim() !== '', 'required'),
  ),
  postalCodes: v.pipe(
    v.array(postalPrefix),
    v.maxLength(mostPostalCodes, 'tooMany'),
    v.check((codes) => new Set(codes).size === codes.length, 'twice'),
    v.readonly(),
  ),
})
export type Territory = v.InferOutput<typeof territory>

/** The territories of a company, in no order. */
export const storedTerritories = storedItems(territory, 'id', mostTerritories)
