import type { BinaryOperator, Span } from '../parser/ast.ts'
import { type Tri, equal, includes, isNumber, order } from '../values/equality.ts'
import {
  type Bound,
  type KnownValue,
  type RulesValue,
  type UnknownValue,
  anything,
  bool,
  duration,
  error,
  float,
  int,
  string,
  timestamp,
  unknownOf,
} from '../values/value.ts'

const maxInt = 2n ** 63n - 1n
const minInt = -(2n ** 63n)

/** A three-valued result as a value: unknown where it is undecided, and certainly a bool where its operands are certain. */
function fromTri(result: Tri, ...operands: readonly RulesValue[]): RulesValue {
  if (result !== undefined) return bool(result)
  const certain = operands.every((operand) => operand.type !== 'unknown' || operand.certain)
  return certain ? unknownOf('bool') : anything
}

export function applyUnary(operator: '!' | '-', operand: RulesValue, at: Span): RulesValue {
  if (operand.type === 'error') return operand
  if (operator === '!') {
    if (operand.type === 'bool') return bool(!operand.value)
    if (operand.type === 'unknown') return operand
  } else {
    if (operand.type === 'int') return wholeNumber(-operand.value, at)
    if (operand.type === 'float') return float(-operand.value)
    if (operand.type === 'unknown') return anything
  }
  if (operand.type === 'null') return error('Null value error.', at)
  const expected = operator === '!' ? '!bool' : '-int, -float'
  return error(
    `Unsupported operation error. Received: ${operator}${operand.type}. Expected: ${expected}.`,
    at,
  )
}

export function applyIs(operand: RulesValue, type: string): RulesValue {
  if (operand.type === 'error') return operand
  const fits = (name: string) =>
    name === type || (type === 'number' && (name === 'int' || name === 'float'))
  if (operand.type !== 'unknown') return bool(fits(operand.type))
  if (!operand.certain || operand.types === undefined) return fromTri(undefined, operand)
  const types = [...operand.types]
  if (types.every(fits)) return bool(true)
  return types.some(fits) ? fromTri(undefined, operand) : bool(false)
}

export function applyBinary(
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: RulesValue,
  right: RulesValue,
  at: Span,
): RulesValue {
  if (operator === 'in') return applyIn(left, right, at)
  if (left.type === 'error') return left
  if (right.type === 'error') return right
  switch (operator) {
    case '==':
      return fromTri(equal(left, right), left, right)
    case '!=': {
      const same = equal(left, right)
      return fromTri(same === undefined ? undefined : !same, left, right)
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right, at)
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return calculate(operator, left, right, at)
  }
}

function applyIn(element: RulesValue, collection: RulesValue, at: Span): RulesValue {
  if (collection.type === 'error') return collection
  if (element.type === 'error') return element
  switch (collection.type) {
    case 'list':
      return fromTri(includes(collection.items, element), element, ...collection.items)
    case 'set':
      return fromTri(includes(collection.items, element, 'set'), element, ...collection.items)
    case 'unknown': {
      const relation = collection.types?.has('set') === true ? 'set' : 'member'
      const held = includes(collection.contains ?? [], element, relation) === true
      return held && collection.certain ? bool(true) : anything
    }
    case 'map':
      if (element.type === 'unknown') return anything
      if (element.type !== 'string') {
        return element.type === 'null'
          ? error('Null value error.', at)
          : error(
              `Unsupported operation error. Received: map.in(${element.type}). Expected: map.in(string).`,
              at,
            )
      }
      if (collection.entries.has(element.value)) return bool(true)
      return collection.open === true ? unknownOf('bool') : bool(false)
    case 'null':
      return error('Null value error.', at)
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'path':
    case 'map_diff':
      return error('Function not found error: Name: [in].', at)
  }
}

type Comparison = '<' | '<=' | '>' | '>='

function compare(operator: Comparison, left: RulesValue, right: RulesValue, at: Span): RulesValue {
  if (left.type === 'unknown' || right.type === 'unknown') {
    return compareUnknown(operator, left, right)
  }
  if (left.type === 'error' || right.type === 'error') return anything
  const side = order(left, right)
  if (side !== undefined) return bool(holds(operator, side))
  if (isNumber(left) && isNumber(right)) return bool(false)
  return unsupported(operator, left, right, at)
}

function holds(operator: Comparison, side: number): boolean {
  switch (operator) {
    case '<':
      return side < 0
    case '<=':
      return side <= 0
    case '>':
      return side > 0
    case '>=':
      return side >= 0
  }
}

const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

function compareUnknown(operator: Comparison, left: RulesValue, right: RulesValue): RulesValue {
  if (left.type === 'unknown' && right.type !== 'unknown' && right.type !== 'error') {
    return decideByBounds(operator, left, right)
  }
  if (right.type === 'unknown' && left.type !== 'unknown' && left.type !== 'error') {
    return decideByBounds(mirrored[operator], right, left)
  }
  return anything
}

function decideByBounds(
  operator: Comparison,
  unknown: UnknownValue,
  value: KnownValue,
): RulesValue {
  if (!unknown.certain) return anything
  const below = operator === '<' || operator === '<='
  const strict = operator === '<' || operator === '>'
  // The upper bound of x can prove `x <= value` and its lower bound can refute it; the reverse for `x >= value`.
  const proof = below ? unknown.max : unknown.min
  const refutation = below ? unknown.min : unknown.max
  const direction = below ? 1 : -1
  const toProof = proof === undefined ? undefined : order(proof.value, value)
  if (toProof !== undefined) {
    const side = toProof * direction
    if (side < 0 || (side === 0 && (!strict || !(proof as Bound).inclusive))) return bool(true)
  }
  const toRefutation = refutation === undefined ? undefined : order(refutation.value, value)
  if (toRefutation !== undefined) {
    const side = toRefutation * direction
    if (side > 0 || (side === 0 && (strict || !(refutation as Bound).inclusive))) return bool(false)
  }
  return toProof === undefined && toRefutation === undefined ? anything : unknownOf('bool')
}

function calculate(
  operator: '+' | '-' | '*' | '/' | '%',
  left: RulesValue,
  right: RulesValue,
  at: Span,
): RulesValue {
  if (left.type === 'unknown' || right.type === 'unknown') return anything
  if (left.type === 'error' || right.type === 'error') return anything
  if (left.type === 'int' && right.type === 'int') {
    return calculateInts(operator, left.value, right.value, at)
  }
  if (isNumber(left) && isNumber(right)) {
    return calculateFloats(operator, Number(left.value), Number(right.value))
  }
  if (operator === '+') {
    if (left.type === 'string' && right.type === 'string') return string(left.value + right.value)
    if (left.type === 'timestamp' && right.type === 'duration') {
      return timestamp(left.nanos + right.nanos)
    }
    if (left.type === 'duration' && right.type === 'timestamp') {
      return timestamp(left.nanos + right.nanos)
    }
    if (left.type === 'duration' && right.type === 'duration') {
      return duration(left.nanos + right.nanos)
    }
  }
  if (operator === '-') {
    if (left.type === 'timestamp' && right.type === 'duration') {
      return timestamp(left.nanos - right.nanos)
    }
    if (
      (left.type === 'timestamp' && right.type === 'timestamp') ||
      (left.type === 'duration' && right.type === 'duration')
    ) {
      return duration(left.nanos - right.nanos)
    }
  }
  return unsupported(operator, left, right, at)
}

function calculateInts(operator: string, left: bigint, right: bigint, at: Span): RulesValue {
  if ((operator === '/' || operator === '%') && right === 0n) {
    return error('Divide by zero error.', at)
  }
  switch (operator) {
    case '+':
      return wholeNumber(left + right, at)
    case '-':
      return wholeNumber(left - right, at)
    case '*':
      return wholeNumber(left * right, at)
    case '/':
      return wholeNumber(left / right, at)
    default:
      return wholeNumber(left % right, at)
  }
}

function wholeNumber(value: bigint, at: Span): RulesValue {
  return value > maxInt || value < minInt ? error('Integer overflow error.', at) : int(value)
}

function calculateFloats(operator: string, left: number, right: number): RulesValue {
  switch (operator) {
    case '+':
      return float(left + right)
    case '-':
      return float(left - right)
    case '*':
      return float(left * right)
    case '/':
      return float(left / right)
    default:
      return float(left % right)
  }
}

function unsupported(operator: string, left: KnownValue, right: KnownValue, at: Span): RulesValue {
  if (left.type === 'null' || right.type === 'null') return error('Null value error.', at)
  return error(`Unsupported operation error. Received: ${left.type} ${operator} ${right.type}.`, at)
}
