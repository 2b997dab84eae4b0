import { minorDigits } from './minor-digits.ts'

/** An amount in minor units (cents; yen where there are none) with its ISO 4217 currency. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/**
 * An amount for people in the conventions of `locale`, with all digits of the currency. A 'narrowSymbol' leaves the
 * country out ('$', not 'CA$'), for readers who think of no other currency.
 */
export function formatMoney(
  { minor, currency }: Money,
  locale: string,
  display: 'symbol' | 'narrowSymbol' = 'symbol',
): string {
  // Formatted from text, so that no digit is lost.
  return formatterOf(locale, currency, display).format(minorText(minor, currency) as `${number}`)
}

/** The inverse of `parseMinor`: '12.50', for an input field. */
export function minorText(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const text = `${Math.abs(minor)}`.padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${whole}.${text.slice(-digits)}`
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(
  locale: string,
  currency: string,
  currencyDisplay: 'symbol' | 'narrowSymbol',
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${currencyDisplay}`
  const known = formatters.get(key)
  if (known) return known
  const digits = minorDigits(currency)
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}
