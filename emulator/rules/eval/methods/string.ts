import { RE2JS } from 're2js'
import type { Span } from '#emulator/rules/parser/ast.ts'
import {
  type ErrorValue,
  type StringValue,
  bool,
  bytes,
  error,
  int,
  list,
  string,
} from '../../values/value.ts'
import { operation } from '../operation.ts'

type Compiled = { readonly pattern: RE2JS } | { readonly problem: string }

const compiled = new Map<string, Compiled>()
const maxCompiled = 500

function compile(source: string): Compiled {
  const known = compiled.get(source)
  if (known !== undefined) return known
  let result: Compiled
  try {
    result = { pattern: RE2JS.compile(source) }
  } catch (failure) {
    result = { problem: failure instanceof Error ? failure.message : String(failure) }
  }
  if (compiled.size >= maxCompiled) compiled.clear()
  compiled.set(source, result)
  return result
}

/** Why RE2 refuses a regular expression; undefined where it is valid. */
export function regexProblem(source: string): string | undefined {
  const result = compile(source)
  return 'problem' in result ? result.problem : undefined
}

function withPattern<T>(source: string, at: Span, apply: (pattern: RE2JS) => T): T | ErrorValue {
  const result = compile(source)
  return 'problem' in result
    ? error(`Invalid regular expression: ${source} (${result.problem}).`, at)
    : apply(result.pattern)
}

export const stringMethods = {
  size: operation([[]], ({ value }: StringValue) => int(value.length)),
  lower: operation([[]], ({ value }: StringValue) => string(value.toLowerCase())),
  upper: operation([[]], ({ value }: StringValue) => string(value.toUpperCase())),
  trim: operation([[]], ({ value }: StringValue) => string(value.trim())),
  toUtf8: operation([[]], ({ value }: StringValue) => bytes(new TextEncoder().encode(value))),
  matches: operation([['string']], ({ value }: StringValue, [regex]: [StringValue], at) =>
    withPattern(regex.value, at, (pattern) => bool(pattern.matches(value))),
  ),
  replace: operation(
    [['string', 'string']],
    ({ value }: StringValue, [regex, replacement]: [StringValue, StringValue], at) =>
      withPattern(regex.value, at, (pattern) => {
        try {
          return string(pattern.matcher(value).replaceAll(replacement.value, true))
        } catch (failure) {
          const reason = failure instanceof Error ? failure.message : String(failure)
          return error(`Invalid replacement: ${replacement.value} (${reason}).`, at)
        }
      }),
  ),
  split: operation([['string']], ({ value }: StringValue, [regex]: [StringValue], at) =>
    withPattern(regex.value, at, (pattern) => list(pattern.split(value).map(string))),
  ),
}
