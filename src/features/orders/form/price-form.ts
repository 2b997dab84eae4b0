import * as v from 'valibot'
import type { Order } from '#domain/entities/order.ts'
import { minorText } from '#domain/money/money.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'

/** What an order is invoiced at, as typed in this currency; '' for its time and parts. */
export function priceEntries(currency: string) {
  return {
    fixedPrice: v.pipe(
      v.string(),
      v.check((typed) => parseMinor(typed, currency) !== undefined, 'money'),
    ),
  }
}

export type PriceValues = v.InferOutput<v.ObjectSchema<ReturnType<typeof priceEntries>, undefined>>

export const emptyPrice: PriceValues = { fixedPrice: '' }

export function priceValues({ fixedPriceMinor }: PricedOrder, currency: string): PriceValues {
  return { fixedPrice: fixedPriceMinor === null ? '' : minorText(fixedPriceMinor, currency) }
}

/** An order may be free of charge, which is not the same as having no fixed price. */
export function priceOf({ fixedPrice }: PriceValues, currency: string): PricedOrder {
  if (fixedPrice.trim() === '') return { fixedPriceMinor: null }
  return { fixedPriceMinor: parseMinor(fixedPrice, currency) ?? null }
}

type PricedOrder = Pick<Order, 'fixedPriceMinor'>
