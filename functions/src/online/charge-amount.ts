import { minorDigits } from '../../../src/domain/money/minor-digits.ts'

/** Currencies of two digits or none that Stripe counts otherwise than ISO 4217 does: by the whole, or by the hundredth. */
const digitsAtStripe: Readonly<Record<string, number>> = { MGA: 0, ISK: 2, UGX: 2 }
/** What Stripe does not take. */
const unknown = new Set(['CLF', 'IQD', 'LYD', 'UYI', 'UYW'])

/** An amount in minor units as Stripe wants it; null where Stripe cannot charge exactly this much. */
export function chargeOf(minor: number, currency: string): number | null {
  if (unknown.has(currency)) return null
  const charge = minor * 10 ** shift(currency)
  // Of three digits the last is 0.
  const isExact = Number.isInteger(charge) && (minorDigits(currency) < 3 || charge % 10 === 0)
  return isExact && charge > 0 ? charge : null
}

/** An amount of Stripe in minor units. */
export function minorOfCharge(charge: number, currency: string): number {
  return Math.round(charge / 10 ** shift(currency))
}

function shift(currency: string): number {
  const own = minorDigits(currency)
  return (digitsAtStripe[currency] ?? own) - own
}
