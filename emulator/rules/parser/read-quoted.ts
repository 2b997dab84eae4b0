import type { Span } from './ast.ts'
import { RulesSyntaxError } from './syntax-error.ts'
import type { Token } from './token.ts'

const plain: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}
const hex = /[0-9A-Fa-f]{2}/y
const unicode = /[0-9A-Fa-f]{4}/y
const octal = /[0-3][0-7]{2}/y

/**
 * Reads a string ('..', "..") or bytes (b'..') literal that begins at `start`. Supports the escapes of Firestore's
 * compiler: `\x` and octal escapes are a code point in a string and a byte in bytes.
 */
export function readQuoted(
  source: string,
  start: number,
  spanAt: (offset: number, end: number) => Span,
): Token {
  const asBytes = source[start] === 'b'
  const open = asBytes ? start + 1 : start
  const quote = source[open] ?? ''
  const bytes: number[] = []
  let text = ''

  function add(part: string, code?: number) {
    if (asBytes && code !== undefined) bytes.push(code)
    else if (asBytes) bytes.push(...new TextEncoder().encode(part))
    else text += part
  }
  function digits(pattern: RegExp, at: number): string {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0] ?? ''
  }

  let at = open + 1
  for (;;) {
    const char = source[at]
    if (char === undefined || char === '\n' || char === '\r') {
      throw new RulesSyntaxError('String is not closed.', spanAt(start, at))
    }
    if (char === quote) break
    if (char !== '\\') {
      const whole = String.fromCodePoint(source.codePointAt(at) ?? 0)
      add(whole)
      at += whole.length
      continue
    }
    const next = source[at + 1] ?? ''
    const simple = Object.hasOwn(plain, next) ? plain[next] : undefined
    const byHex = next === 'x' ? digits(hex, at + 2) : ''
    const byUnicode = next === 'u' && !asBytes ? digits(unicode, at + 2) : ''
    const byOctal = digits(octal, at + 1)
    if (simple !== undefined) {
      add(simple)
      at += 2
    } else if (byHex !== '') {
      add(String.fromCharCode(parseInt(byHex, 16)), parseInt(byHex, 16))
      at += 4
    } else if (byUnicode !== '') {
      add(String.fromCharCode(parseInt(byUnicode, 16)))
      at += 6
    } else if (byOctal !== '') {
      add(String.fromCharCode(parseInt(byOctal, 8)), parseInt(byOctal, 8))
      at += 4
    } else {
      throw new RulesSyntaxError(
        `Invalid escape '\\${next}' in a string: write '\\\\${next}' for a backslash.`,
        spanAt(at, at + 2),
      )
    }
  }
  const span = spanAt(start, at + 1)
  const shown = source.slice(start, at + 1)
  return asBytes
    ? { type: 'bytes', text: shown, value: Uint8Array.from(bytes), span }
    : { type: 'string', text: shown, value: text, span }
}
