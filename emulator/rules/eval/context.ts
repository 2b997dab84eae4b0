import type { AllowStatement, Expr } from '../ast.ts'
import type { Scope } from '../program.ts'
import type { RulesValue } from '../values/value.ts'
import type { OperationBudget } from './limits.ts'
import type { Lookups } from './lookups.ts'

/** Hears what every expression and allow statement came to. */
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
  /** Takes what `debug()` is given. */
  readonly debug: (text: string) => void
  /** Whether values may be unknown: the proof of a query. */
  readonly proving: boolean
}

/** What a name can stand for where an expression is evaluated. */
export interface Frame {
  readonly scope: Scope
  /** Parameters and `let` bindings of the function. */
  readonly locals: ReadonlyMap<string, RulesValue>
  /** What each match statement captured, by depth. A function sees those of its own scope and around it. */
  readonly captures: ReadonlyMap<number, ReadonlyMap<string, RulesValue>>
}

/** The value of a name; undefined where it names nothing. */
export function lookUp(name: string, frame: Frame, context: EvalContext): RulesValue | undefined {
  const local = frame.locals.get(name)
  if (local !== undefined) return local
  for (let depth = frame.scope.depth; depth >= 0; depth -= 1) {
    const captured = frame.captures.get(depth)?.get(name)
    if (captured !== undefined) return captured
  }
  return context.globals.get(name)
}
