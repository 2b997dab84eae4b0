import { cataloguePrices, customerPrice } from '#domain/pricing/customer-prices.ts'
import { localDay } from '#domain/time/local-time.ts'
import type { BillableWork, DraftLine } from './billable-work.ts'

interface Used {
  readonly item: BillableWork['items'][number]
  /** All of it, however many lines name it. */
  readonly quantityMilli: number
  /** When some of it was used or worked, as instants. */
  readonly times: readonly string[]
}

/** What the customer of this work pays for an item on the day on which the last of it was used. */
export function draftPrice(
  { company, orders, prices }: BillableWork,
  { item, quantityMilli, times }: Used,
): Pick<DraftLine, 'priceMinor' | 'priceSource'> {
  const days = times.map((at) => localDay(at, company.timeZone)).toSorted()
  const own = prices.get(orders[0]?.customerId ?? '') ?? cataloguePrices
  const { priceMinor, source } = customerPrice(own, company, {
    item,
    quantityMilli,
    document: { currency: company.currency, isInclusive: company.pricesIncludeTax },
    on: days.at(-1) ?? '',
  })
  return { priceMinor, priceSource: source }
}
