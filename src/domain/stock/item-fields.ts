import * as v from 'valibot'
import { code, idSet, line, requiredLine } from '../entities/fields.ts'
import { itemKinds, minorUnits, taxCode } from '../entities/item.ts'
import { unitCodes } from './unit-codes.ts'

/** The fields of a catalogue item that a person enters; money in minor units. */
export const itemFields = {
  kind: v.picklist(itemKinds),
  sku: code,
  name: requiredLine,
  category: line,
  barcode: code,
  unit: code,
  /** A code of UN/ECE Recommendation 20. */
  unitCode: v.picklist(unitCodes),
  taxCode,
  priceMinor: minorUnits,
  /** Whether it is counted in stock; otherwise it is bought when needed. */
  isStocked: v.boolean(),
  /** Items that can be used instead. */
  substituteIds: idSet,
}
