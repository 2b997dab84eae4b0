import type { Span } from './ast.ts'

/** Thrown by the parser; `loadRules` turns it into an issue. */
export class RulesSyntaxError extends Error {
  readonly span: Span
  constructor(message: string, span: Span) {
    super(message)
    this.name = 'RulesSyntaxError'
    this.span = span
  }
}
