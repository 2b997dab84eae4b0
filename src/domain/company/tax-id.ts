import * as v from 'valibot'
import { code, id } from '../entities/fields.ts'
import { editedItems, storedItems } from './stored-items.ts'

export const mostTaxIds = 5

/** A number under which a company is registered: its label ('VAT number') and the number as it is printed. */
export const taxId = v.object({
  id,
  label: v.pipe(
    code,
    v.check((label) => label.trim() !== '', 'required'),
  ),
  value: v.pipe(
    code,
    v.check((value) => value.trim() !== '', 'required'),
  ),
})
export type TaxId = v.InferOutput<typeof taxId>

export const storedTaxIds = storedItems(taxId, 'id', mostTaxIds)
export const editedTaxIds = editedItems(taxId, 'id', mostTaxIds)
