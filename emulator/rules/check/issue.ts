import type { Span } from '../parser/ast.ts'
import type { RulesIssue } from '../types.ts'

export function issue(
  severity: RulesIssue['severity'],
  description: string,
  { line, column }: Span,
): RulesIssue {
  return { severity, description, line, column }
}
