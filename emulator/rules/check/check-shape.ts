import type { Expr, FunctionDeclaration, MatchStatement, RulesFile } from '../parser/ast.ts'
import type { RulesIssue } from '../types.ts'
import { childrenOf } from './children.ts'
import { issue } from './issue.ts'

const maxMatchDepth = 10
const maxSegments = 100
const maxCaptures = 20
const maxNesting = 99
const maxTreeDepth = 1000

/** Checks limits of match statements and expressions, and duplicate declarations. */
export function checkShape(file: RulesFile): readonly RulesIssue[] {
  const issues: RulesIssue[] = []

  function visitFunctions(functions: readonly FunctionDeclaration[]) {
    const names = new Set<string>()
    for (const { name, nameSpan, bindings, body } of functions) {
      if (names.has(name)) {
        issues.push(issue('ERROR', `Function [${name}] is already defined.`, nameSpan))
      }
      names.add(name)
      for (const { value } of bindings) issues.push(...checkNesting(value))
      issues.push(...checkNesting(body))
    }
  }
  function visitMatch(match: MatchStatement, outer: readonly MatchStatement[]) {
    const chain = [...outer, match]
    const pattern = chain.flatMap((statement) => statement.pattern)
    const captures = pattern.filter((part) => part.kind !== 'text')
    if (chain.length > maxMatchDepth) {
      issues.push(
        issue(
          'ERROR',
          `Match statements are nested deeper than ${maxMatchDepth} levels.`,
          match.span,
        ),
      )
    }
    if (pattern.length > maxSegments) {
      issues.push(issue('ERROR', `Match path has more than ${maxSegments} segments.`, match.span))
    }
    if (captures.length > maxCaptures) {
      issues.push(
        issue('ERROR', `Match path captures more than ${maxCaptures} variables.`, match.span),
      )
    }
    const recursive = match.pattern.filter((part) => part.kind === 'recursive')
    const [, second] = recursive
    if (second !== undefined) {
      const message = 'A match statement can have only one recursive wildcard.'
      issues.push(issue('ERROR', message, second.span))
    }
    const [first] = recursive
    const isLast = match.pattern.at(-1) === first && match.matches.length === 0
    if (file.version === '1' && first !== undefined && !isLast) {
      const message = "A recursive wildcard must end the path (or set rules_version = '2';)."
      issues.push(issue('ERROR', message, first.span))
    }
    visitFunctions(match.functions)
    for (const { condition } of match.allows) {
      if (condition !== undefined) issues.push(...checkNesting(condition))
    }
    for (const inner of match.matches) visitMatch(inner, chain)
  }

  visitFunctions(file.functions)
  for (const service of file.services) {
    if (service.name !== 'cloud.firestore') continue
    visitFunctions(service.functions)
    for (const match of service.matches) visitMatch(match, [])
  }
  return issues
}

/**
 * Parentheses and binary operators each add one level of nesting. The depth of the tree is limited too, for recursive
 * visitors; a deeper tree could never be evaluated within the expression limit of a request.
 */
function checkNesting(root: Expr): readonly RulesIssue[] {
  const pending = [{ expr: root, level: 1, depth: 1 }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { expr, depth } = next
    const level = next.level + (expr.parens ?? 0)
    if (level > maxNesting || depth > maxTreeDepth) {
      return [issue('ERROR', 'Expression is too complex to evaluate safely.', expr.span)]
    }
    const inner = expr.kind === 'binary' ? level + 1 : level
    for (const child of childrenOf(expr)) {
      pending.push({ expr: child, level: inner, depth: depth + 1 })
    }
  }
  return []
}
