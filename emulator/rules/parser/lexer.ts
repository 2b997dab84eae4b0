import type { Span } from './ast.ts'
import { RulesSyntaxError } from './syntax-error.ts'
import { readQuoted } from './read-quoted.ts'
import type { Token } from './token.ts'

/** Reads tokens at any offset, because the parser decides whether a token or a path segment comes next. */
export interface Lexer {
  readonly source: string
  spanAt(offset: number, end: number): Span
  /** The first offset at or after `offset` that is not white space or comment. */
  skipTrivia(offset: number): number
  /** The token that begins at or after `offset`. Throws a RulesSyntaxError. */
  tokenAt(offset: number): Token
  /** The path segment at exactly `offset`; '' where there is none. */
  pathTextAt(offset: number): string
}

const punctuation = [
  '=**',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  ...'{}()[];:,.?<>!=+-*/%$'.split(''),
]
const identifier = /[A-Za-z_][A-Za-z0-9_]*/y
const number = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\.\d+(?:[eE][+-]?\d+)?|\d+)/y
const trivia = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y
const pathText = /(?:\([A-Za-z0-9_-]+\)|[A-Za-z0-9_.~%@+-]+)/y

export function createLexer(source: string): Lexer {
  const lineStarts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1)
  }

  function spanAt(offset: number, end: number): Span {
    let low = 0
    let high = lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1, offset, end }
  }

  function matchAt(pattern: RegExp, offset: number): string {
    pattern.lastIndex = offset
    return pattern.exec(source)?.[0] ?? ''
  }

  function skipTrivia(offset: number): number {
    const after = offset + matchAt(trivia, offset).length
    if (source.startsWith('/*', after)) {
      throw new RulesSyntaxError('Comment is not closed.', spanAt(after, source.length))
    }
    return after
  }

  function tokenAt(from: number): Token {
    const start = skipTrivia(from)
    if (start >= source.length) return { type: 'end', text: '<EOF>', span: spanAt(start, start) }
    const char = source[start] ?? ''
    const quote = char === 'b' ? (source[start + 1] ?? '') : char
    if (quote === "'" || quote === '"') {
      return readQuoted(source, start, spanAt)
    }
    const word = matchAt(identifier, start)
    if (word !== '') {
      return { type: 'identifier', text: word, span: spanAt(start, start + word.length) }
    }
    const digits = matchAt(number, start)
    if (digits !== '') {
      const span = spanAt(start, start + digits.length)
      return /^\d+$/.test(digits)
        ? { type: 'int', text: digits, value: BigInt(digits), span }
        : { type: 'float', text: digits, value: Number(digits), span }
    }
    const mark = punctuation.find((candidate) => source.startsWith(candidate, start))
    if (mark === undefined) {
      const shown = String.fromCodePoint(source.codePointAt(start) ?? 0)
      throw new RulesSyntaxError(`Unexpected '${shown}'.`, spanAt(start, start + shown.length))
    }
    return { type: 'punctuation', text: mark, span: spanAt(start, start + mark.length) }
  }

  return { source, spanAt, skipTrivia, tokenAt, pathTextAt: (at) => matchAt(pathText, at) }
}
