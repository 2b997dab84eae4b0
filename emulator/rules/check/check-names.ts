import type { Expr, FunctionDeclaration } from '../parser/ast.ts'
import { builtinNames } from '../eval/builtins.ts'
import { methodNames } from '../eval/methods.ts'
import { regexProblem } from '../eval/methods/string.ts'
import { functionsOf, isNamespace } from '../eval/namespaces.ts'
import { type FunctionInfo, type Program, type Scope, findFunction } from '../program.ts'
import type { RulesIssue } from '../types.ts'
import { calledBy } from './check-calls.ts'
import { visitExpr } from './children.ts'
import { issue } from './issue.ts'
import { globalNames, typeNames } from './names.ts'

/**
 * Checks for undefined names. They are warnings, as in Firestore's compiler: the rules load, and evaluating such a name is
 * an error, which denies.
 */
export function checkNames(program: Program): readonly RulesIssue[] {
  const issues: RulesIssue[] = []
  const functions = program.scopes.flatMap((scope) => [...scope.functions.values()])
  const called = new Set(functions.flatMap(calledBy))
  const reachable = new Set<FunctionInfo>()

  function reach(info: FunctionInfo) {
    if (reachable.has(info)) return
    reachable.add(info)
    for (const callee of calledBy(info)) reach(callee)
  }
  for (const { scope, allows } of program.blocks) {
    for (const { condition } of allows) {
      if (condition === undefined) continue
      issues.push(...checkExpr(condition, scope, new Set(), true))
      visitExpr(condition, (expr) => {
        const callee = expr.kind === 'call' ? findFunction(scope, expr.name) : undefined
        if (callee === undefined) return
        called.add(callee)
        reach(callee)
      })
    }
  }
  for (const info of functions) {
    const { declaration, scope } = info
    if (!called.has(info)) {
      issues.push(issue('WARNING', `Unused function: ${declaration.name}.`, declaration.nameSpan))
    }
    issues.push(...unusedVariables(declaration))
    const locals = new Set(declaration.parameters.map(({ name }) => name))
    for (const { name, value } of declaration.bindings) {
      issues.push(...checkExpr(value, scope, locals, reachable.has(info)))
      locals.add(name)
    }
    issues.push(...checkExpr(declaration.body, scope, locals, reachable.has(info)))
  }
  return issues
}

/** In a function that no rule calls, `request` and `resource` are undefined names, too. */
function checkExpr(
  root: Expr,
  scope: Scope,
  locals: ReadonlySet<string>,
  reachable: boolean,
): readonly RulesIssue[] {
  const issues: RulesIssue[] = []
  const isVariable = (name: string) =>
    locals.has(name) || isCaptured(name, scope) || (reachable && globalNames.has(name))
  visitExpr(root, (expr) => {
    const { span } = expr
    if (expr.kind === 'variable' && !isVariable(expr.name)) {
      if (!isNamespace(expr.name)) {
        issues.push(issue('WARNING', `Invalid variable name: ${expr.name}.`, span))
      }
    } else if (expr.kind === 'call') {
      issues.push(...checkCall(expr, scope))
    } else if (expr.kind === 'is' && !typeNames.has(expr.type)) {
      issues.push(issue('ERROR', `Invalid type name: ${expr.type}.`, span))
    } else if (expr.kind === 'method') {
      const { object, name, args } = expr
      const namespace =
        object.kind === 'variable' && !isVariable(object.name)
          ? functionsOf(object.name)
          : undefined
      const known = namespace === undefined ? methodNames.has(name) : Object.hasOwn(namespace, name)
      if (!known) issues.push(issue('WARNING', `Invalid function name: ${name}.`, span))
      const [first] = args
      if (['matches', 'replace', 'split'].includes(name) && first?.kind === 'literal') {
        const problem = first.value.type === 'string' ? regexProblem(first.value.value) : undefined
        if (problem !== undefined) {
          const severity = name === 'matches' ? 'ERROR' : 'WARNING'
          issues.push(issue(severity, `Invalid regular expression: ${problem}.`, first.span))
        }
      }
    }
  })
  return issues
}

function checkCall(
  { name, args, span }: Extract<Expr, { kind: 'call' }>,
  scope: Scope,
): readonly RulesIssue[] {
  const found = findFunction(scope, name)
  if (found === undefined) {
    if (builtinNames.has(name)) return []
    return [issue('WARNING', `Invalid function name: ${name}.`, span)]
  }
  const expected = found.declaration.parameters.length
  if (args.length === expected) return []
  const message = `Incorrect number of arguments. Received: ${args.length}. Expected: ${name}() with ${expected}.`
  return [issue('WARNING', message, span)]
}

function isCaptured(name: string, scope: Scope): boolean {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (at.captures.has(name)) return true
  }
  return false
}

function unusedVariables(declaration: FunctionDeclaration): readonly RulesIssue[] {
  const used = new Set<string>()
  const visit = (expr: Expr) => {
    if (expr.kind === 'variable') used.add(expr.name)
  }
  for (const { value } of declaration.bindings) visitExpr(value, visit)
  visitExpr(declaration.body, visit)
  const declared = [
    ...declaration.parameters,
    ...declaration.bindings.map(({ name, nameSpan }) => ({ name, span: nameSpan })),
  ]
  return declared
    .filter(({ name }) => !used.has(name))
    .map(({ name, span }) => issue('WARNING', `Unused variable: ${name}.`, span))
}
