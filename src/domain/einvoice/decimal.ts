import { divideRounded } from '../money/divide-rounded.ts'

/** A decimal number without loss: `units` of 10 to the power of `-digits`. */
export interface Decimal {
  readonly units: bigint
  readonly digits: number
}

const zero: Decimal = { units: 0n, digits: 0 }

/** The number that a text of digits with a point is; null where it is none. */
export function parseDecimal(text: string): Decimal | null {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') return null
  return { units: BigInt(sign + whole + part), digits: part.length }
}

/** A number of `units` as text: '-0.05' for -5 with 2 digits, at least `least` of them after the point. */
export function decimalText({ units, digits }: Decimal, least = 0): string {
  const text = `${units < 0n ? -units : units}`.padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const part = text.slice(text.length - digits)
  const shown = part.replace(/0+$/, '').padEnd(Math.min(least, digits), '0')
  return `${units < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`
}

export function sumOf(values: readonly Decimal[]): Decimal {
  return values.reduce((all, value) => {
    const digits = Math.max(all.digits, value.digits)
    return { units: scaled(all, digits) + scaled(value, digits), digits }
  }, zero)
}

export function negated({ units, digits }: Decimal): Decimal {
  return { units: -units, digits }
}

export function productOf(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, digits: a.digits + b.digits }
}

/** Below zero where `a` is the lower one, 0 where they are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const digits = Math.max(a.digits, b.digits)
  const difference = scaled(a, digits) - scaled(b, digits)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Rounded to this many digits, half away from zero. */
export function roundedTo(value: Decimal, digits: number): Decimal {
  if (value.digits <= digits) return { units: scaled(value, digits), digits }
  return { units: divideRounded(value.units, 10n ** BigInt(value.digits - digits)), digits }
}

function scaled({ units, digits }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - digits)
}
