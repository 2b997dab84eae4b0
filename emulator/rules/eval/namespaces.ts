import type { Span } from '../parser/ast.ts'
import { type RulesValue, error, nullValue } from '../values/value.ts'
import type { MethodTable } from './methods.ts'
import { hashingFunctions } from './namespaces/hashing.ts'
import { latLngFunctions } from './namespaces/latlng.ts'
import { mathFunctions } from './namespaces/math.ts'
import { durationFunctions, timestampFunctions } from './namespaces/time.ts'
import { runOperation } from './operation.ts'

const namespaces: Readonly<Record<string, MethodTable>> = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  latlng: latLngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
}

export function isNamespace(name: string): boolean {
  return Object.hasOwn(namespaces, name)
}

/** The functions of a namespace; undefined where there is no such namespace. */
export function functionsOf(namespace: string): MethodTable | undefined {
  return isNamespace(namespace) ? namespaces[namespace] : undefined
}

/** Calls a namespace function such as `math.abs(x)`. */
export function invokeNamespace(
  namespace: string,
  name: string,
  args: readonly RulesValue[],
  at: Span,
): RulesValue {
  const table = functionsOf(namespace) ?? {}
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  if (found === undefined) {
    return error(`Function not found error: Name: [${namespace}.${name}].`, at)
  }
  return runOperation(found, `${namespace}.${name}`, nullValue, args, at, true)
}
