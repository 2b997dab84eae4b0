import type { Span } from '../parser/ast.ts'
import { type RulesValue, type TypeName, anything, error, isFullyKnown } from '../values/value.ts'

type Parameter = TypeName | 'any'

/** A method or function of the language: the parameter types of its overloads, and its implementation. */
export interface Operation {
  readonly overloads: readonly (readonly Parameter[])[]
  /** Whether it supports partly unknown values. The result of any other is unknown where an argument is. */
  readonly partial: boolean
  readonly run: (receiver: never, args: never, at: Span) => RulesValue
}

/** `run` receives only arguments of the types in `overloads`. */
export function operation(
  overloads: readonly (readonly Parameter[])[],
  run: (receiver: never, args: never, at: Span) => RulesValue,
): Operation {
  return { overloads, partial: false, run }
}

/** As `operation`, for one that supports partly unknown values. */
export function partialOperation(
  overloads: readonly (readonly Parameter[])[],
  run: (receiver: never, args: never, at: Span) => RulesValue,
): Operation {
  return { overloads, partial: true, run }
}

/** Checks the arguments and runs the operation. `name` is for error messages: `list.join`, `math.abs`, `int`. */
export function runOperation(
  found: Operation,
  name: string,
  receiver: RulesValue,
  args: readonly RulesValue[],
  at: Span,
  proving: boolean,
): RulesValue {
  const failed = args.find((arg) => arg.type === 'error')
  if (failed !== undefined) return failed
  const expected = () =>
    found.overloads.map((parameters) => `${name}(${parameters.join(', ')})`).join(', ')
  if (!found.overloads.some((parameters) => parameters.length === args.length)) {
    return error(
      `Incorrect number of arguments. Received: ${args.length}. Expected: ${expected()}.`,
      at,
    )
  }
  const fits = found.overloads.some(
    (parameters) =>
      parameters.length === args.length &&
      parameters.every((parameter, index) => accepts(parameter, args[index])),
  )
  if (!fits) {
    const received = `${name}(${args.map(({ type }) => type).join(', ')})`
    return error(`Unsupported operation error. Received: ${received}. Expected: ${expected()}.`, at)
  }
  if (proving && mayBeUnknown(found, receiver, args)) return anything
  // The check of the overloads above guarantees the types.
  return found.run(receiver as never, args as never, at)
}

function mayBeUnknown(
  found: Operation,
  receiver: RulesValue,
  args: readonly RulesValue[],
): boolean {
  if (!found.partial) return ![receiver, ...args].every(isFullyKnown)
  // Only a fallback value, which is returned unchanged, may be entirely unknown.
  return args.some((arg, index) => arg.type === 'unknown' && (index === 0 || !arg.certain))
}

function accepts(parameter: Parameter, arg: RulesValue | undefined): boolean {
  if (arg === undefined) return false
  if (parameter === 'any' || arg.type === parameter) return true
  if (parameter === 'float' && arg.type === 'int') return true
  return arg.type === 'unknown'
}
