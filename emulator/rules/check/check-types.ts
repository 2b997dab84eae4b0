import type { Expr } from '../parser/ast.ts'
import { type Program, type Scope, findFunction } from '../program.ts'
import type { RulesIssue } from '../types.ts'
import type { TypeName } from '../values/value.ts'
import { visitExpr } from './children.ts'
import { type Types, inferTypes } from './infer-types.ts'
import { issue } from './issue.ts'

/** Checks for operands that can never have a type that their operator accepts. Warnings, as in Firestore's compiler. */
export function checkTypes(program: Program): readonly RulesIssue[] {
  const issues: RulesIssue[] = []

  function check(root: Expr, scope: Scope) {
    const typesOf = (expr: Expr) =>
      inferTypes(expr, (name) => findFunction(scope, name) !== undefined)
    const expectTypes = (expr: Expr, ...expected: readonly TypeName[]) => {
      const received = typesOf(expr)
      if (received === undefined || expected.some((type) => received.has(type))) return
      const message = `Invalid type. Received one of [${[...received].join(', ')}]. Expected one of [${expected.join(', ')}].`
      issues.push(issue('WARNING', message, expr.span))
    }
    visitExpr(root, (expr) => {
      if (expr.kind === 'ternary') expectTypes(expr.condition, 'bool')
      else if (expr.kind === 'unary') {
        if (expr.operator === '!') expectTypes(expr.operand, 'bool')
        else expectTypes(expr.operand, 'int', 'float')
      } else if (expr.kind === 'binary') {
        const { operator, left, right } = expr
        if (operator === '&&' || operator === '||') {
          expectTypes(left, 'bool')
          expectTypes(right, 'bool')
        } else if (operator === 'in') expectTypes(right, 'list', 'map', 'set')
        else if (operator === '==' || operator === '!=') {
          if (!areComparable(typesOf(left), typesOf(right))) {
            const result = operator === '!='
            const message = `The sub-expressions are not comparable, so this comparison will always return ${result}.`
            issues.push(issue('WARNING', message, expr.span))
          }
        } else if (operator === '<' || operator === '<=' || operator === '>' || operator === '>=') {
          for (const side of [left, right]) {
            expectTypes(side, 'int', 'float', 'string', 'timestamp', 'duration')
          }
        } else if (operator === '*' || operator === '/' || operator === '%') {
          for (const side of [left, right]) expectTypes(side, 'int', 'float')
        } else {
          for (const side of [left, right]) {
            expectTypes(side, 'int', 'float', 'string', 'timestamp', 'duration')
          }
        }
      }
    })
  }

  for (const { scope, allows } of program.blocks) {
    for (const { condition } of allows) {
      if (condition === undefined) continue
      check(condition, scope)
      const types = inferTypes(condition, (name) => findFunction(scope, name) !== undefined)
      if (types !== undefined && !types.has('bool')) {
        const message = `Invalid type. Received one of [${[...types].join(', ')}]. Expected one of [bool].`
        issues.push(issue('WARNING', message, condition.span))
      }
    }
  }
  for (const { functions } of program.scopes) {
    for (const { declaration, scope } of functions.values()) {
      for (const { value } of declaration.bindings) check(value, scope)
      check(declaration.body, scope)
    }
  }
  return issues
}

function areComparable(left: Types, right: Types): boolean {
  if (left === undefined || right === undefined) return true
  const isNumber = (types: ReadonlySet<TypeName>) => types.has('int') || types.has('float')
  return [...left].some((type) => right.has(type)) || (isNumber(left) && isNumber(right))
}
