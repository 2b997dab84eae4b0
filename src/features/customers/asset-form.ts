import * as v from 'valibot'
import { type Asset, assetFields } from '#domain/entities/asset.ts'
import { calendarDay } from '#domain/entities/fields.ts'

/** The value of a date field: '' for none. */
const dayField = v.union([v.literal(''), calendarDay])

export const assetFormSchema = v.object({
  ...assetFields,
  inServiceOn: dayField,
  warrantyUntil: dayField,
})
export type AssetValues = v.InferOutput<typeof assetFormSchema>

export type AssetFacts = Pick<Asset, keyof typeof assetFields>

export function assetValues(asset: Asset | null): AssetValues {
  const { name = '', maker = '', model = '', serial = '', barcode = '', notes = '' } = asset ?? {}
  const inServiceOn = asset?.inServiceOn ?? ''
  const warrantyUntil = asset?.warrantyUntil ?? ''
  return { name, maker, model, serial, barcode, inServiceOn, warrantyUntil, notes }
}

export function assetOf(values: AssetValues): AssetFacts {
  const { inServiceOn, warrantyUntil, notes } = values
  return {
    name: values.name.trim(),
    maker: values.maker.trim(),
    model: values.model.trim(),
    serial: values.serial.trim(),
    barcode: values.barcode.trim(),
    inServiceOn: inServiceOn === '' ? null : inServiceOn,
    warrantyUntil: warrantyUntil === '' ? null : warrantyUntil,
    notes: notes.trim(),
  }
}
