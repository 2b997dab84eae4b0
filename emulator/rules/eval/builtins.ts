import type { Span } from '../parser/ast.ts'
import { toText } from '../values/to-text.ts'
import {
  type FloatValue,
  type IntValue,
  type NullValue,
  type RulesValue,
  type StringValue,
  anything,
  error,
  float,
  int,
  nullValue,
  path,
  string,
} from '../values/value.ts'
import { describeValue } from '../values/describe.ts'
import type { EvalContext } from './context.ts'
import { type LookupName, lookupNames } from './lookups.ts'
import type { MethodTable } from './methods.ts'
import { truncate } from './namespaces/math.ts'
import { operation, runOperation } from './operation.ts'

const maxInt = 2n ** 63n - 1n
const minInt = -(2n ** 63n)
/** The decimal forms that Java parses as a double. */
const floatFormat = /^\s*[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)\s*$/

const casts: MethodTable = {
  int: operation(
    [['string'], ['int'], ['float']],
    (_: NullValue, [value]: [IntValue | FloatValue | StringValue], at) => {
      if (value.type === 'int') return value
      if (value.type === 'float') return int(truncate(value.value))
      const parsed = /^[+-]?\d+$/.test(value.value) ? BigInt(value.value) : undefined
      return parsed === undefined || parsed > maxInt || parsed < minInt
        ? error(`Type conversion error. Cannot convert '${value.value}' to int.`, at)
        : int(parsed)
    },
  ),
  float: operation(
    [['string'], ['int'], ['float']],
    (_: NullValue, [value]: [IntValue | FloatValue | StringValue], at) => {
      if (value.type !== 'string') return float(Number(value.value))
      const parsed = parseFloatText(value.value)
      return parsed === undefined
        ? error(`Type conversion error. Cannot convert '${value.value}' to float.`, at)
        : float(parsed)
    },
  ),
  string: operation(
    [['int'], ['float'], ['null'], ['string'], ['bool'], ['path']],
    (_: NullValue, [value]: [RulesValue]) => string(toText(value) ?? ''),
  ),
  path: operation([['string']], (_: NullValue, [value]: [StringValue]) =>
    path(value.value.split('/').filter((segment) => segment !== '')),
  ),
}

function parseFloatText(text: string): number | undefined {
  const hexadecimal =
    /^\s*([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?\d+)[fFdD]?\s*$/.exec(text)
  if (hexadecimal !== null) {
    const [, sign, whole = '', fraction = '', power] = hexadecimal
    if (whole === '' && fraction === '') return undefined
    const size = parseInt(`0${whole}${fraction}`, 16) * 2 ** (Number(power) - 4 * fraction.length)
    return sign === '-' ? -size : size
  }
  return floatFormat.test(text) ? Number(text.trim().replace(/[fFdD]$/, '')) : undefined
}

/** The built-in functions. */
export const builtinNames: ReadonlySet<string> = new Set([
  ...Object.keys(casts),
  ...lookupNames,
  'debug',
])

/** Calls a built-in function. */
export function callBuiltin(
  name: string,
  args: readonly RulesValue[],
  at: Span,
  context: EvalContext,
): RulesValue {
  const cast = Object.hasOwn(casts, name) ? casts[name] : undefined
  if (cast !== undefined) return runOperation(cast, name, nullValue, args, at, true)
  const [first] = args
  if (name === 'debug' && first !== undefined && args.length === 1) {
    context.debug(describeValue(first))
    return first
  }
  if (!lookupNames.has(name)) return error(`Function not found error: Name: [${name}].`, at)
  if (first === undefined || args.length !== 1) {
    return error(
      `Incorrect number of arguments. Received: ${args.length}. Expected: ${name}(path).`,
      at,
    )
  }
  if (first.type === 'error') return first
  if (first.type === 'unknown') return anything
  if (first.type !== 'path') {
    return error(
      `Unsupported operation error. Received: ${name}(${first.type}). Expected: ${name}(path).`,
      at,
    )
  }
  return context.lookups.run(name as LookupName, first, at)
}
