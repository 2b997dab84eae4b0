import type { BinaryExpr, Expr } from '../parser/ast.ts'
import { type RulesValue, anything, bool, error } from '../values/value.ts'
import type { OperationBudget } from './limits.ts'

/**
 * `&&` and `||`: one side that decides the result (`false`, `true`) takes precedence over an error on the other, in either
 * order. A side that is not boolean is an error.
 */
export function evaluateLogical(
  expr: BinaryExpr,
  budget: OperationBudget,
  evaluate: (expr: Expr) => RulesValue,
): RulesValue {
  const decisive = expr.operator === '||'
  const left = asBool(evaluate(expr.left), expr)
  if (left.type === 'bool' && left.value === decisive) return left
  budget.spend(1)
  const right = asBool(evaluate(expr.right), expr)
  if (right.type === 'bool' && right.value === decisive) return right
  if (left.type === 'error') return left
  if (right.type === 'error') return right
  if (left.type === 'unknown' || right.type === 'unknown') return unknownBool(left, right)
  return bool(!decisive)
}

function unknownBool(left: RulesValue, right: RulesValue): RulesValue {
  const uncertain = [left, right].find((side) => side.type === 'unknown' && !side.certain)
  return uncertain ?? (left.type === 'unknown' ? left : right)
}

function asBool(value: RulesValue, expr: BinaryExpr): RulesValue {
  if (value.type === 'bool' || value.type === 'error') return value
  if (value.type === 'unknown') {
    const isBool = value.certain && value.types?.size === 1 && value.types.has('bool')
    return isBool ? value : anything
  }
  const { operator } = expr
  return error(
    value.type === 'null'
      ? 'Null value error.'
      : `Unsupported operation error. Received: ${value.type} ${operator} _. Expected: bool ${operator} bool.`,
    expr.span,
  )
}
