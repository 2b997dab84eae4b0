import type { Expr } from '../parser/ast.ts'

/** The direct subexpressions, in the order of the source. */
export function childrenOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'literal':
    case 'variable':
      return []
    case 'list':
      return expr.items
    case 'map':
      return expr.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return expr.segments.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []))
    case 'member':
      return [expr.object]
    case 'index':
      return [expr.object, expr.index]
    case 'range':
      return [expr.object, expr.from, expr.to]
    case 'call':
      return expr.args
    case 'method':
      return [expr.object, ...expr.args]
    case 'unary':
      return [expr.operand]
    case 'is':
      return [expr.operand]
    case 'binary':
      return [expr.left, expr.right]
    case 'ternary':
      return [expr.condition, expr.whenTrue, expr.whenFalse]
  }
}

/** Visits an expression and all its subexpressions, outer before inner. */
export function visitExpr(expr: Expr, visit: (expr: Expr) => void): void {
  visit(expr)
  for (const child of childrenOf(expr)) visitExpr(child, visit)
}
