import { knownSegments } from './paths.ts'
import type { RulesValue } from './value.ts'

/** The result of `string()`; undefined for types that it does not accept. */
export function toText(value: RulesValue): string | undefined {
  switch (value.type) {
    case 'null':
      return 'null'
    case 'bool':
    case 'int':
      return String(value.value)
    case 'string':
      return value.value
    case 'float':
      return floatText(value.value)
    case 'path': {
      const segments = knownSegments(value)
      return segments === undefined ? undefined : `/${segments.join('/')}`
    }
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'list':
    case 'set':
    case 'map':
    case 'map_diff':
    case 'error':
    case 'unknown':
      return undefined
  }
}

/** A float formatted as by Java's Double.toString (`1.0`, `1.0E7`, `4.9E-324`), as in Firestore. */
export function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity'
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0'
  const sign = value < 0 ? '-' : ''
  const size = Math.abs(value)
  const shortest = size.toExponential()
  const two = size.toPrecision(2)
  // Java formats at least two digits, the nearest to the number.
  const scientific =
    /^\de/.test(shortest) && Number(two) === size ? size.toExponential(1) : shortest
  const [mantissa = '', power = ''] = scientific.split('e')
  const exponent = Number(power)
  const digits = mantissa.replace('.', '')
  if (size < 1e-3 || size >= 1e7) {
    return `${sign}${digits.slice(0, 1)}.${digits.slice(1) || '0'}E${exponent}`
  }
  if (exponent < 0) {
    return `${sign}0.${'0'.repeat(-exponent - 1)}${digits.replace(/0+$/, '') || '0'}`
  }
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0')
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`
}
