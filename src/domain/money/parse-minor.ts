import { maxMinor } from './max-minor.ts'
import { minorDigits } from './minor-digits.ts'

/**
 * Parses a typed amount, with a point or a comma, into minor units; an empty text is 0. Undefined where it is not a
 * valid amount of that currency or exceeds `mostMinor`.
 */
export function parseMinor(typed: string, currency: string): number | undefined {
  const text = typed.trim()
  if (text === '') return 0
  const [, whole = '', decimals = ''] = /^(\d{1,15})(?:[.,](\d*))?$/.exec(text) ?? []
  const digits = minorDigits(currency)
  if (whole === '' || decimals.length > digits) return undefined
  const minor = BigInt(whole + decimals.padEnd(digits, '0'))
  return minor > maxMinor ? undefined : Number(minor)
}
