import type { BinaryOperator, Expr } from './ast.ts'
import { RulesSyntaxError } from './syntax-error.ts'
import type { Cursor } from './cursor.ts'
import { parsePathLiteral } from './parse-path.ts'

/**
 * Binary operators from lowest to highest precedence. `is` and `in` bind tighter than `==` and looser than `<`, as in the
 * precedence table of Firebase's reference; all are left-associative.
 */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

const int64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n }

/** A chain is a tree as deep as the chain is long, so its length is limited for recursive visitors. */
const maxOperators = 400
const maxPostfixes = 50

function tooComplex(cursor: Cursor): RulesSyntaxError {
  return new RulesSyntaxError('Expression is too complex to evaluate safely.', cursor.peek().span)
}

export function parseExpression(cursor: Cursor): Expr {
  return cursor.nested(() => {
    const condition = parseBinary(cursor, 0)
    if (cursor.take('?') === undefined) return condition
    const whenTrue = parseExpression(cursor)
    cursor.expect(':')
    const whenFalse = parseExpression(cursor)
    const span = cursor.spanFrom(condition.span)
    return { kind: 'ternary', condition, whenTrue, whenFalse, span }
  })
}

function parseBinary(cursor: Cursor, level: number): Expr {
  const operators = levels[level]
  if (operators === undefined) return parseUnary(cursor)
  let left = parseBinary(cursor, level + 1)
  for (let count = 0; ; count += 1) {
    const token = cursor.peek()
    if (token.type !== 'punctuation' && token.type !== 'identifier') return left
    if (!operators.includes(token.text)) return left
    if (count >= maxOperators) throw tooComplex(cursor)
    cursor.next()
    if (token.text === 'is') {
      const type = cursor.expectIdentifier('a type name').text
      left = { kind: 'is', operand: left, type, span: cursor.spanFrom(left.span) }
      continue
    }
    const right = parseBinary(cursor, level + 1)
    const operator = token.text as BinaryOperator
    left = { kind: 'binary', operator, left, right, span: cursor.spanFrom(left.span) }
  }
}

function parseUnary(cursor: Cursor): Expr {
  const sign = cursor.peek()
  if (sign.type !== 'punctuation' || (sign.text !== '!' && sign.text !== '-')) {
    return parsePostfix(cursor)
  }
  const operator = sign.text
  return cursor.nested(() => {
    cursor.next()
    const token = cursor.peek()
    if (operator === '-' && token.type === 'int' && -token.value === int64.min) {
      cursor.next()
      const value = { type: 'int', value: int64.min } as const
      return { kind: 'literal', value, span: cursor.spanFrom(sign.span) }
    }
    const operand = parseUnary(cursor)
    return { kind: 'unary', operator, operand, span: cursor.spanFrom(sign.span) }
  })
}

function parsePostfix(cursor: Cursor): Expr {
  let object = parsePrimary(cursor)
  for (let count = 0; ; count += 1) {
    if (count > maxPostfixes) throw tooComplex(cursor)
    if (cursor.take('.') !== undefined) {
      const name = cursor.expectIdentifier('a property name').text
      if (cursor.at('(')) {
        const args = parseArguments(cursor, '(', ')')
        object = { kind: 'method', object, name, args, span: cursor.spanFrom(object.span) }
      } else {
        object = { kind: 'member', object, name, span: cursor.spanFrom(object.span) }
      }
    } else if (cursor.take('[') !== undefined) {
      const index = parseExpression(cursor)
      if (cursor.take(':') === undefined) {
        cursor.expect(']')
        object = { kind: 'index', object, index, span: cursor.spanFrom(object.span) }
      } else {
        const to = parseExpression(cursor)
        cursor.expect(']')
        object = { kind: 'range', object, from: index, to, span: cursor.spanFrom(object.span) }
      }
    } else return object
  }
}

function parseArguments(cursor: Cursor, open: string, close: string): readonly Expr[] {
  cursor.expect(open)
  const args: Expr[] = []
  if (cursor.take(close) !== undefined) return args
  do {
    if (args.length > 0 && cursor.at(close)) break
    args.push(parseExpression(cursor))
  } while (cursor.take(',') !== undefined)
  cursor.expect(close)
  return args
}

function parsePrimary(cursor: Cursor): Expr {
  const token = cursor.peek()
  const { span } = token
  switch (token.type) {
    case 'string':
      cursor.next()
      return { kind: 'literal', value: { type: 'string', value: token.value }, span }
    case 'bytes':
      cursor.next()
      return { kind: 'literal', value: { type: 'bytes', value: token.value }, span }
    case 'float':
      cursor.next()
      return { kind: 'literal', value: { type: 'float', value: token.value }, span }
    case 'int':
      if (token.value > int64.max) {
        throw new RulesSyntaxError(`Integer ${token.text} does not fit in 64 bits.`, span)
      }
      cursor.next()
      return { kind: 'literal', value: { type: 'int', value: token.value }, span }
    case 'identifier':
      return parseName(cursor)
    case 'punctuation':
      return parseBracketed(cursor)
    case 'end':
      throw cursor.unexpected()
  }
}

function parseName(cursor: Cursor): Expr {
  const { text, span } = cursor.next()
  if (text === 'in' || text === 'is') {
    throw new RulesSyntaxError(`Unexpected '${text}'.`, span)
  }
  if (cursor.at('(')) {
    const args = parseArguments(cursor, '(', ')')
    return { kind: 'call', name: text, args, span: cursor.spanFrom(span) }
  }
  switch (text) {
    case 'true':
    case 'false':
      return { kind: 'literal', value: { type: 'bool', value: text === 'true' }, span }
    case 'null':
      return { kind: 'literal', value: { type: 'null' }, span }
    default:
      return { kind: 'variable', name: text, span }
  }
}

function parseBracketed(cursor: Cursor): Expr {
  const { text, span } = cursor.peek()
  switch (text) {
    case '(': {
      cursor.next()
      const inner = parseExpression(cursor)
      cursor.expect(')')
      return { ...inner, parens: (inner.parens ?? 0) + 1 }
    }
    case '[':
      return {
        kind: 'list',
        items: parseArguments(cursor, '[', ']'),
        span: cursor.spanFrom(span),
      }
    case '{':
      return parseMap(cursor)
    case '/':
      return {
        kind: 'path',
        segments: parsePathLiteral(cursor, parseExpression),
        span: cursor.spanFrom(span),
      }
    default:
      throw cursor.unexpected()
  }
}

function parseMap(cursor: Cursor): Expr {
  const { span } = cursor.expect('{')
  const entries: { key: Expr; value: Expr }[] = []
  while (!cursor.at('}')) {
    const key = parseExpression(cursor)
    cursor.expect(':')
    entries.push({ key, value: parseExpression(cursor) })
    if (cursor.take(',') === undefined) break
  }
  cursor.expect('}')
  return { kind: 'map', entries, span: cursor.spanFrom(span) }
}
