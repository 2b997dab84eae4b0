import type { Value } from './types.ts'

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>

export const maxInteger = 2n ** 63n - 1n
export const minInteger = -(2n ** 63n)

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN'
}

/** The number as a double; exact for doubles and for integers up to 2^53. */
export function toDouble(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue)
}

export function doubleValue(double: number): NumberValue {
  if (Number.isNaN(double)) return { doubleValue: 'NaN' }
  if (double === Infinity) return { doubleValue: 'Infinity' }
  if (double === -Infinity) return { doubleValue: '-Infinity' }
  return { doubleValue: Object.is(double, -0) ? '-0' : double }
}

/** An int64, saturated where the integer overflows. */
export function integerValue(integer: bigint): NumberValue {
  const saturated = integer > maxInteger ? maxInteger : integer < minInteger ? minInteger : integer
  return { integerValue: saturated.toString() }
}

/** Compares numbers exactly, also an integer with a double. NaN comes first; all zeros are equal. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const x = toDouble(a)
  const y = toDouble(b)
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : -1
  if (Number.isNaN(y)) return 1
  if (x < y) return -1
  if (x > y) return 1
  if (Math.abs(x) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(x)) return 0
  const exactX = toInteger(a)
  const exactY = toInteger(b)
  return exactX < exactY ? -1 : exactX > exactY ? 1 : 0
}

/** The value of an integer or of an integral double. */
function toInteger(value: NumberValue): bigint {
  return BigInt('integerValue' in value ? value.integerValue : Number(value.doubleValue))
}
