import type { Expr, PathPart, PatternPart } from './ast.ts'
import { RulesSyntaxError } from './syntax-error.ts'
import type { Cursor } from './cursor.ts'

/** Parses a path literal such as `/databases/$(database)/documents/users/$(id)`; the cursor is at its first `/`. */
export function parsePathLiteral(
  cursor: Cursor,
  parseExpression: (cursor: Cursor) => Expr,
): readonly PathPart[] {
  const parts: PathPart[] = []
  while (cursor.at('/')) {
    cursor.next()
    const { lexer } = cursor
    const end = lexer.skipTrivia(cursor.end)
    if (lexer.source.startsWith('$(', end)) {
      cursor.moveTo(end + 2)
      const expression = parseExpression(cursor)
      cursor.expect(')')
      parts.push({ kind: 'expression', expression, span: lexer.spanAt(end, cursor.end) })
      continue
    }
    const text = lexer.pathTextAt(end)
    if (text === '') throw segmentError(cursor, end)
    parts.push({ kind: 'text', text, span: lexer.spanAt(end, end + text.length) })
    cursor.moveTo(end + text.length)
  }
  return parts
}

/** Parses the pattern of a match statement such as `/users/{uid}/{rest=**}`; the cursor is at its first `/`. */
export function parsePattern(cursor: Cursor): readonly PatternPart[] {
  const parts: PatternPart[] = []
  if (!cursor.at('/')) cursor.expect('/')
  while (cursor.take('/') !== undefined) {
    const { lexer, end } = cursor
    if (lexer.source[end] !== '{') {
      const text = lexer.pathTextAt(end)
      if (text === '') throw segmentError(cursor, end)
      parts.push({ kind: 'text', text, span: lexer.spanAt(end, end + text.length) })
      cursor.moveTo(end + text.length)
      continue
    }
    cursor.moveTo(end + 1)
    const name = cursor.expectIdentifier('a name for the path segment').text
    const kind = cursor.take('=**') === undefined ? 'capture' : 'recursive'
    cursor.expect('}')
    parts.push({ kind, name, span: lexer.spanAt(end, cursor.end) })
  }
  return parts
}

function segmentError(cursor: Cursor, offset: number): RulesSyntaxError {
  const { lexer } = cursor
  const token = lexer.tokenAt(offset)
  const hint =
    token.text === '{' ? " In an expression, write '$(name)' for a variable path segment." : ''
  return new RulesSyntaxError(
    `Forward slash '/' found where a path segment is missing.${hint}`,
    lexer.spanAt(offset, offset + 1),
  )
}
