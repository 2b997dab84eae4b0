import {
  type FloatValue,
  type IntValue,
  type NullValue,
  bool,
  float,
  int,
} from '../../values/value.ts'
import { operation } from '../operation.ts'

type Number1 = [IntValue | FloatValue]
type Number2 = [IntValue | FloatValue, IntValue | FloatValue]

const maxInt = 2n ** 63n - 1n
const minInt = -(2n ** 63n)

/** A float as an int: truncated, saturated at 64 bits, and 0 for NaN. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n
  if (value >= 2 ** 63) return maxInt
  return value <= -(2 ** 63) ? minInt : BigInt(Math.trunc(value))
}

export const mathFunctions = {
  abs: operation([['int'], ['float']], (_: NullValue, [x]: Number1) => {
    if (x.type === 'float') return float(Math.abs(x.value))
    // The smallest int has no positive counterpart in 64 bits.
    return int(x.value < 0n && x.value !== minInt ? -x.value : x.value)
  }),
  ceil: operation([['float']], (_: NullValue, [x]: Number1) => float(Math.ceil(Number(x.value)))),
  floor: operation([['float']], (_: NullValue, [x]: Number1) => float(Math.floor(Number(x.value)))),
  round: operation([['float']], (_: NullValue, [x]: Number1) =>
    x.type === 'int' ? x : int(truncate(Math.floor(x.value + 0.5))),
  ),
  sqrt: operation([['float']], (_: NullValue, [x]: Number1) => float(Math.sqrt(Number(x.value)))),
  pow: operation([['float', 'float']], (_: NullValue, [base, exponent]: Number2) =>
    float(Number(base.value) ** Number(exponent.value)),
  ),
  isNaN: operation([['float']], (_: NullValue, [x]: Number1) =>
    bool(Number.isNaN(Number(x.value))),
  ),
}
