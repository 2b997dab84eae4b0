import type { AllowStatement, Expr } from '../parser/ast.ts'
import type { Scope } from '../program.ts'
import type { RulesValue } from '../values/value.ts'
import type { OperationBudget } from './limits.ts'
import type { Lookups } from './lookups.ts'

/** Receives the result of every expression and allow statement. */
export interface EvaluationListener {
  expression(expr: Expr, value: RulesValue): void
  allow(statement: AllowStatement, value: RulesValue): void
}

export interface EvalContext {
  /** `request` and `resource`. */
  readonly globals: ReadonlyMap<string, RulesValue>
  readonly lookups: Lookups
  readonly budget: OperationBudget
  readonly listener: EvaluationListener | undefined
  /** Receives the arguments of `debug()`. */
  readonly debug: (text: string) => void
  /** Whether values may be unknown, as in the proof of a query. */
  readonly proving: boolean
}

/** The names that are visible to an expression. */
export interface Frame {
  readonly scope: Scope
  /** Parameters and `let` bindings of the function. */
  readonly locals: ReadonlyMap<string, RulesValue>
  /** The captures of each match statement, by depth. A function sees those of its own and outer scopes. */
  readonly captures: ReadonlyMap<number, ReadonlyMap<string, RulesValue>>
}

/** The value of a name; undefined where the name is not defined. */
export function lookUp(name: string, frame: Frame, context: EvalContext): RulesValue | undefined {
  const local = frame.locals.get(name)
  if (local !== undefined) return local
  for (let depth = frame.scope.depth; depth >= 0; depth -= 1) {
    const captured = frame.captures.get(depth)?.get(name)
    if (captured !== undefined) return captured
  }
  return context.globals.get(name)
}
