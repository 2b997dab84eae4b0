import type { Expr, FunctionDeclaration } from '../parser/ast.ts'
import { type FunctionInfo, type Program, findFunction } from '../program.ts'
import type { RulesIssue } from '../types.ts'
import { visitExpr } from './children.ts'
import { issue } from './issue.ts'

const maxCallDepth = 20
const maxArguments = 20
const maxBindings = 10

/** Checks limits of functions and of their call depth. */
export function checkCalls(program: Program): readonly RulesIssue[] {
  const issues: RulesIssue[] = []
  const functions = program.scopes.flatMap((scope) => [...scope.functions.values()])
  for (const { declaration } of functions) issues.push(...checkDeclaration(declaration))

  const reported = new Set<FunctionInfo>()
  const finished = new Map<FunctionInfo, number>()
  /** The length of the longest call chain from here; reports recursion. */
  function depthFrom(info: FunctionInfo, stack: readonly FunctionInfo[]): number {
    const known = finished.get(info)
    if (known !== undefined) return known
    if (stack.includes(info)) {
      const cycle = [...stack.slice(stack.indexOf(info)), info]
      if (!cycle.some((member) => reported.has(member))) {
        for (const member of cycle) reported.add(member)
        const names = cycle.map(({ declaration }) => declaration.name).join('->')
        const message = `Recursive function calls are not allowed: [${names}].`
        issues.push(issue('ERROR', message, info.declaration.nameSpan))
      }
      return 0
    }
    const inner = [...stack, info]
    const depth = 1 + Math.max(0, ...calledBy(info).map((callee) => depthFrom(callee, inner)))
    finished.set(info, depth)
    return depth
  }
  for (const info of functions) {
    depthFrom(info, [])
  }
  for (const info of functions) {
    if (finished.get(info) !== maxCallDepth + 1 || reported.has(info)) continue
    const names = longestChain(info, finished).join('->')
    issues.push(
      issue(
        'ERROR',
        `Maximum allowed call depth of ${maxCallDepth} is reached for [${names}] call stack.`,
        info.declaration.nameSpan,
      ),
    )
  }
  return issues
}

function longestChain(info: FunctionInfo, depths: ReadonlyMap<FunctionInfo, number>): string[] {
  const next = calledBy(info).toSorted((a, b) => (depths.get(b) ?? 0) - (depths.get(a) ?? 0))[0]
  const rest = next === undefined ? [] : longestChain(next, depths)
  return [info.declaration.name, ...rest]
}

/** The declared functions that a function calls. */
export function calledBy({ declaration, scope }: FunctionInfo): readonly FunctionInfo[] {
  const found = new Set<FunctionInfo>()
  const visit = (expr: Expr) => {
    const callee = expr.kind === 'call' ? findFunction(scope, expr.name) : undefined
    if (callee !== undefined) found.add(callee)
  }
  for (const { value } of declaration.bindings) visitExpr(value, visit)
  visitExpr(declaration.body, visit)
  return [...found]
}

function checkDeclaration(declaration: FunctionDeclaration): readonly RulesIssue[] {
  const issues: RulesIssue[] = []
  const { parameters, bindings, body, nameSpan } = declaration
  if (parameters.length > maxArguments) {
    const message = `Maximum allowed argument count of ${maxArguments} for a given function has been reached.`
    issues.push(issue('ERROR', message, nameSpan))
  }
  if (bindings.length > maxBindings) {
    const message = `Maximum allowed variable count of ${maxBindings} for a given function has been reached.`
    issues.push(issue('ERROR', message, body.span))
  }
  const names = new Set<string>()
  for (const { name, span } of [
    ...parameters,
    ...bindings.map((binding) => ({ name: binding.name, span: binding.nameSpan })),
  ]) {
    if (names.has(name)) issues.push(issue('ERROR', `Variable [${name}] is already defined.`, span))
    names.add(name)
  }
  return issues
}
