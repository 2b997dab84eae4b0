import { limits } from '#domain/entities/fields.ts'
import { parseNumber } from '#lib/parse-number.ts'

/** 1500 -> '1.5', with the decimal separator of `locale`. */
export function milliText(milli: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(
    milli / 1000,
  )
}

const mostMilli = 1_000_000_000

/** '1.5' and '1,5' -> 1500; undefined for what is no quantity or has more than three decimals. */
export function parseMilli(text: string): number | undefined {
  const number = parseNumber(text)
  if (number === null || number === undefined) return undefined
  const milli = Math.round(number * 1000)
  const isExact = Math.abs(milli - number * 1000) < 1e-6
  return isExact && Math.abs(milli) <= mostMilli ? milli : undefined
}

/** A text with something in it that fits on a line. */
export function parseName(text: string): string | undefined {
  return text.trim() === '' || text.length > limits.line ? undefined : text
}
