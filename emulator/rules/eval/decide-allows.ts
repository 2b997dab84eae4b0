import type { RuleMethod } from '../parser/ast.ts'
import { type Captures, type PathElement, matchPath } from '../match-path.ts'
import type { Program } from '../program.ts'
import type { Decision } from '../types.ts'
import { type RulesValue, trueValue } from '../values/value.ts'
import type { EvalContext } from './context.ts'
import { evaluate, isGranted } from './evaluate-expression.ts'
import { RulesLimitError } from './limits.ts'

const noLocals: ReadonlyMap<string, RulesValue> = new Map()

/** Evaluates every allow statement for the method and path, in the order of the source, until one allows the request. */
export function decideAllows(
  program: Program,
  method: RuleMethod,
  target: readonly PathElement[],
  context: EvalContext,
): Decision {
  const refusals: string[] = []
  let matched = false
  try {
    for (const block of program.blocks) {
      const captures: Captures | undefined = matchPath(block.pattern, target, program.version)
      if (captures === undefined) continue
      matched = true
      for (const statement of block.allows) {
        if (!statement.methods.has(method)) continue
        const { condition, span } = statement
        const frame = { scope: block.scope, locals: noLocals, captures }
        const value = condition === undefined ? trueValue : evaluate(condition, frame, context)
        context.listener?.allow(statement, value)
        const at = `${span.line}:${span.column}`
        if (isGranted(value)) return { allowed: true, reason: `Allowed for '${method}' @ ${at}` }
        refusals.push(`${describe(value)} for '${method}' @ ${at}`)
      }
    }
  } catch (failure) {
    if (!(failure instanceof RulesLimitError)) throw failure
    return { allowed: false, reason: `${failure.message} for '${method}'` }
  }
  if (refusals.length > 0) return { allowed: false, reason: refusals.join(', ') }
  const reason = matched ? `No allow statement for '${method}'` : 'No matching allow statements'
  return { allowed: false, reason }
}

function describe(value: RulesValue): string {
  switch (value.type) {
    case 'error':
      return `${value.message} (${value.span.line}:${value.span.column})`
    case 'unknown':
      return 'not proven for every possible result'
    case 'bool':
      return String(value.value)
    case 'null':
    case 'int':
    case 'float':
    case 'string':
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'path':
    case 'list':
    case 'set':
    case 'map':
    case 'map_diff':
      return `${value.type} instead of bool`
  }
}
