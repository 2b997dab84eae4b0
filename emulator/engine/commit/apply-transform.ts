import { valuesEqual } from '#emulator/values/compare-values.ts'
import { fieldAt, parseFieldPath, withField } from '#emulator/values/field-path.ts'
import {
  compareNumbers,
  doubleValue,
  integerValue,
  isNaNValue,
  isNumber,
  toDouble,
  type NumberValue,
} from '#emulator/values/numbers.ts'
import type { Fields, Value } from '#emulator/values/types.ts'
import type { FieldTransform } from '../types.ts'

/** The fields after one transform, and the transform result of the response (null for array transforms). */
export function applyTransform(
  fields: Fields,
  transform: FieldTransform,
  requestTime: string,
): { fields: Fields; result: Value } {
  const path = parseFieldPath(transform.fieldPath)
  const old = fieldAt(fields, path)
  const value = transformed(old, transform, requestTime)
  const isArray = transform.appendMissingElements ?? transform.removeAllFromArray
  return {
    fields: value === old ? fields : withField(fields, path, value),
    result: isArray ? { nullValue: null } : value,
  }
}

function transformed(
  old: Value | undefined,
  transform: FieldTransform,
  requestTime: string,
): Value {
  const { increment, maximum, minimum, appendMissingElements, removeAllFromArray } = transform
  if (increment) return combined(old, increment, add)
  if (maximum) return combined(old, maximum, larger)
  if (minimum) return combined(old, minimum, smaller)
  const elements = old && 'arrayValue' in old ? (old.arrayValue.values ?? []) : []
  if (appendMissingElements) {
    return { arrayValue: { values: union(elements, appendMissingElements.values ?? []) } }
  }
  if (removeAllFromArray) {
    const unwanted = removeAllFromArray.values ?? []
    const values = elements.filter((held) => !unwanted.some((other) => valuesEqual(held, other)))
    return { arrayValue: { values } }
  }
  return { timestampValue: requestTime }
}

function combined(
  old: Value | undefined,
  operand: Value,
  combine: (a: NumberValue, b: NumberValue) => NumberValue,
): Value {
  return old && isNumber(old) && isNumber(operand) ? combine(old, operand) : operand
}

/** Integers saturate at the limits of int64; a double operand makes the sum a double. */
function add(a: NumberValue, b: NumberValue): NumberValue {
  return 'integerValue' in a && 'integerValue' in b
    ? integerValue(BigInt(a.integerValue) + BigInt(b.integerValue))
    : doubleValue(toDouble(a) + toDouble(b))
}

function larger(old: NumberValue, operand: NumberValue): NumberValue {
  if (isNaNValue(old)) return old
  return isNaNValue(operand) || compareNumbers(operand, old) > 0 ? operand : old
}

function smaller(old: NumberValue, operand: NumberValue): NumberValue {
  if (isNaNValue(old)) return old
  return isNaNValue(operand) || compareNumbers(operand, old) < 0 ? operand : old
}

function union(held: readonly Value[], added: readonly Value[]): Value[] {
  const values = [...held]
  for (const value of added) {
    if (!values.some((other) => valuesEqual(other, value))) values.push(value)
  }
  return values
}
