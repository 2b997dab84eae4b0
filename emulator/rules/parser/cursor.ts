import type { Span } from './ast.ts'
import type { Lexer } from './lexer.ts'
import type { Token } from './token.ts'
import { RulesSyntaxError } from './syntax-error.ts'

/** The position of the parser in the source, with one token of lookahead. */
export interface Cursor {
  readonly lexer: Lexer
  peek(): Token
  next(): Token
  /** Whether the next token is this punctuation or identifier. */
  at(text: string): boolean
  /** Consumes the next token if it is this punctuation or identifier. */
  take(text: string): Token | undefined
  expect(text: string, message?: string): Token
  expectIdentifier(what: string): Token
  unexpected(token?: Token): RulesSyntaxError
  /** The end of the last consumed token. */
  readonly end: number
  /** Continues at `offset`, after a path segment was read without tokens. */
  moveTo(offset: number): void
  spanFrom(start: Span): Span
  /** Runs `parse` one level deeper; throws before the stack is exhausted. */
  nested<T>(parse: () => T): T
}

const maxDepth = 120

export function createCursor(lexer: Lexer): Cursor {
  let ahead: Token | undefined
  let position = 0
  let depth = 0

  function peek(): Token {
    ahead ??= lexer.tokenAt(position)
    return ahead
  }
  function next(): Token {
    const token = peek()
    ahead = undefined
    position = token.span.end
    return token
  }
  function isText(token: Token, text: string): boolean {
    return (token.type === 'punctuation' || token.type === 'identifier') && token.text === text
  }
  function unexpected(token = peek()): RulesSyntaxError {
    return new RulesSyntaxError(
      token.type === 'end' ? 'Unexpected end of file.' : `Unexpected '${token.text}'.`,
      token.span,
    )
  }

  return {
    lexer,
    peek,
    next,
    at: (text) => isText(peek(), text),
    take: (text) => (isText(peek(), text) ? next() : undefined),
    expect(text, message) {
      const token = peek()
      if (isText(token, text)) return next()
      const at = token.type === 'end' ? 'the end of the file' : `'${token.text}'`
      throw new RulesSyntaxError(message ?? `missing '${text}' at ${at}`, token.span)
    },
    expectIdentifier(what) {
      const token = peek()
      if (token.type === 'identifier') return next()
      const at = token.type === 'end' ? 'the end of the file' : `'${token.text}'`
      throw new RulesSyntaxError(`missing ${what} at ${at}`, token.span)
    },
    unexpected,
    get end() {
      return position
    },
    moveTo(offset) {
      position = offset
      ahead = undefined
    },
    spanFrom: (start) => ({ ...start, end: position }),
    nested(parse) {
      if (depth >= maxDepth) {
        throw new RulesSyntaxError('Expression is too complex to evaluate safely.', peek().span)
      }
      depth += 1
      try {
        return parse()
      } finally {
        depth -= 1
      }
    },
  }
}
