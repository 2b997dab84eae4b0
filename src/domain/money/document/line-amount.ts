import { divideRounded } from '../divide-rounded.ts'
import type { Discount, PricedLine } from './document.ts'

const wholePercent = 100_000n

/** Quantity times price and the discount on it, in minor units. */
export function lineAmount(line: PricedLine): { readonly full: bigint; readonly discount: bigint } {
  const full = divideRounded(
    BigInt(line.quantityMilli) * BigInt(line.priceMinor),
    1000n * BigInt(line.perQuantity),
  )
  return { full, discount: discountOn(full, line.discount) }
}

/** What a discount takes off an amount: never more than all of it, and of what is taken back it is given back. */
export function discountOn(amount: bigint, discount: Discount | null): bigint {
  if (discount === null) return 0n
  if (discount.kind === 'percent')
    return divideRounded(amount * BigInt(discount.milliPercent), wholePercent)
  const minor = BigInt(discount.minor)
  return amount < 0n ? (-minor < amount ? amount : -minor) : minor > amount ? amount : minor
}

/** The tax that is added to an amount. */
export function taxAdded(base: bigint, rateMilliPercent: number): bigint {
  return divideRounded(base * BigInt(rateMilliPercent), wholePercent)
}

/** The tax that an amount contains. */
export function taxContained(gross: bigint, rateMilliPercent: number): bigint {
  const rate = BigInt(rateMilliPercent)
  return divideRounded(gross * rate, wholePercent + rate)
}
