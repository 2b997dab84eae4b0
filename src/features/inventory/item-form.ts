import * as v from 'valibot'
import { type Item, type ItemKind } from '#domain/entities/item.ts'
import { itemFields } from '#domain/stock/item-fields.ts'
import { minorText } from '#domain/money/money.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'
import { unitCodeOf } from '#domain/stock/unit-codes.ts'

/** The form values of an item, with amounts as text in this currency. */
export function itemFormSchema(currency: string) {
  const { priceMinor: _price, taxCode: _tax, ...fields } = itemFields
  const amount = v.pipe(
    v.string(),
    v.check((typed) => parseMinor(typed, currency) !== undefined, 'money'),
  )
  return v.object({
    ...fields,
    /** '' for the company's default. */
    taxCode: v.string(),
    cost: amount,
    price: amount,
  })
}

export type ItemValues = v.InferOutput<ReturnType<typeof itemFormSchema>>

/** The values that a form starts with; a new item is of this kind. `costMinor` is what it costs the company. */
export function itemValues(
  item: Item | null,
  kind: ItemKind,
  costMinor: number,
  currency: string,
): ItemValues {
  const { name = '', sku = '', category = '', barcode = '', unit = 'piece' } = item ?? {}
  const { unitCode = 'C62', taxCode } = item ?? {}
  const { isStocked = true, substituteIds = [], priceMinor = 0 } = item ?? {}
  const amount = (minor: number) => (minor === 0 ? '' : minorText(minor, currency))
  return {
    kind: item?.kind ?? kind,
    name,
    sku,
    category,
    barcode,
    unit,
    unitCode: unitCodeOf({ unit, unitCode }),
    taxCode: taxCode ?? '',
    isStocked,
    substituteIds,
    cost: amount(costMinor),
    price: amount(priceMinor),
  }
}

/** What the form does not ask of items of a kind. */
export function isAsked(field: 'barcode' | 'unit' | 'isStocked' | 'substituteIds', kind: ItemKind) {
  return kind === 'part' || (field === 'unit' && kind !== 'labour')
}

/** The item's fields as they are stored. Billed time is priced by the hour. */
export function itemOf(typed: ItemValues, currency: string) {
  const { cost: _, price, ...values } = typed
  const { kind } = values
  const isPart = kind === 'part'
  const unit = isAsked('unit', kind) ? values.unit : 'hour'
  return {
    ...values,
    name: values.name.trim(),
    sku: values.sku.trim(),
    category: values.category.trim(),
    barcode: isPart ? values.barcode.trim() : '',
    unit,
    unitCode: unitCodeOf({ unit, unitCode: values.unitCode }),
    taxCode: values.taxCode === '' ? null : values.taxCode,
    isStocked: isPart && values.isStocked,
    substituteIds: isPart ? values.substituteIds : [],
    priceMinor: parseMinor(price, currency) ?? 0,
  }
}

/** What the item costs the company, in minor units; 0 where that is left open. */
export function costMinorOf({ cost }: ItemValues, currency: string): number {
  return parseMinor(cost, currency) ?? 0
}
