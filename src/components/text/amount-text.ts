import { minorText } from '#domain/money/money.ts'

/** An amount for a field, with the decimal separator of `locale`. */
export function amountText(minor: number, currency: string, locale: string): string {
  const text = minorText(minor, currency)
  return decimalOf(locale) === ',' ? text.replace('.', ',') : text
}

function decimalOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
