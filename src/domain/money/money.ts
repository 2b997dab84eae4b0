import { parseNumber } from '#lib/parse-number.ts'

/** An amount in minor units (cents; yen where there are none), with its ISO 4217 currency. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/** Digits after the point in this currency, as the runtime knows them. */
export function minorDigits(currency: string): number {
  const { maximumFractionDigits } = currencyFormat('en', currency).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** For people, in the customs of `locale`. */
export function formatMoney({ minor, currency }: Money, locale: string): string {
  return currencyFormat(locale, currency).format(minor / 10 ** minorDigits(currency))
}

/**
 * Minor units of an amount as it is typed, with a point or a comma; nothing typed is 0. Undefined where it
 * is no amount of that currency, or more than anybody has.
 */
export function parseMinor(typed: string, currency: string): number | undefined {
  const digits = minorDigits(currency)
  const number = parseNumber(typed)
  if (number === null) return 0
  if (number === undefined || number < 0 || number > 1_000_000_000) return undefined
  const decimals = typed.trim().split(/[.,]/)[1] ?? ''
  return decimals.length > digits ? undefined : Math.round(number * 10 ** digits)
}

/** The same the other way: '12.50', to be typed over. */
export function minorText(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/** The tax on an amount, rounded half away from zero; `rate` in thousandths of a percent. */
export function taxOn({ minor, currency }: Money, rate: number): Money {
  const exact = (Math.abs(minor) * rate) / 100_000
  return { minor: Math.sign(minor) * Math.round(exact), currency }
}

function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency })
}
