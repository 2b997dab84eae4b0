import { divideRounded } from '../money/divide-rounded.ts'
import { decimalText, type Decimal } from './decimal.ts'

/** A price without tax, and the quantity that it is for ('' for 1). */
export interface NetPrice {
  readonly price: string
  readonly baseQuantity: string
}

const mostDigits = 8

/**
 * The price that makes `net` of a quantity: the shortest one whose product rounds to `net`, or `net` itself for the whole
 * quantity where eight digits are too few. Null where it would be below zero, which no price may be.
 */
export function netPrice(
  net: Decimal,
  { quantityMilli, perQuantity }: { readonly quantityMilli: number; readonly perQuantity: number },
): NetPrice | null {
  const quantity = BigInt(quantityMilli)
  if (quantity === 0n || net.units === 0n)
    return net.units === 0n ? { price: '0', baseQuantity: '' } : null
  if (net.units < 0n !== quantity < 0n) return null
  const per = BigInt(perQuantity)
  const baseQuantity = perQuantity === 1 ? '' : `${perQuantity}`
  for (let digits = net.digits; digits <= mostDigits; digits++) {
    const more = 10n ** BigInt(digits - net.digits)
    const units = divideRounded(net.units * more * 1000n * per, quantity)
    const product = divideRounded(units * quantity, 1000n * per * more)
    if (product === net.units)
      return { price: decimalText({ units, digits }, net.digits), baseQuantity }
  }
  const positive = (units: bigint) => (units < 0n ? -units : units)
  return {
    price: decimalText({ units: positive(net.units), digits: net.digits }, net.digits),
    baseQuantity: decimalText({ units: positive(quantity), digits: 3 }),
  }
}
