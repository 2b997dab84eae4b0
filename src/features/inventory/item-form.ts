import * as v from 'valibot'
import { type Item, itemFields } from '#domain/entities/item.ts'
import { minorText } from '#domain/money/money.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'

/** The form values of an item, with amounts as text in this currency. */
export function itemFormSchema(currency: string) {
  const { costMinor: _cost, priceMinor: _price, ...fields } = itemFields
  const amount = v.pipe(
    v.string(),
    v.check((typed) => parseMinor(typed, currency) !== undefined, 'money'),
  )
  return v.object({
    ...fields,
    cost: amount,
    price: amount,
  })
}

export type ItemValues = v.InferOutput<ReturnType<typeof itemFormSchema>>

export function itemValues(item: Item | null, currency: string): ItemValues {
  const { name = '', sku = '', category = '', barcode = '', unit = 'piece' } = item ?? {}
  const { isStocked = true, substituteIds = [], costMinor = 0, priceMinor = 0 } = item ?? {}
  const amount = (minor: number) => (minor === 0 ? '' : minorText(minor, currency))
  return {
    name,
    sku,
    category,
    barcode,
    unit,
    isStocked,
    substituteIds,
    cost: amount(costMinor),
    price: amount(priceMinor),
  }
}

/** The item's fields as they are stored. */
export function itemOf({ cost, price, ...values }: ItemValues, currency: string) {
  return {
    ...values,
    name: values.name.trim(),
    sku: values.sku.trim(),
    category: values.category.trim(),
    barcode: values.barcode.trim(),
    costMinor: parseMinor(cost, currency) ?? 0,
    priceMinor: parseMinor(price, currency) ?? 0,
  }
}
