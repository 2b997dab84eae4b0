import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Expr } from './ast.ts'
import { createLexer } from './lexer.ts'
import { createCursor } from './cursor.ts'
import { parseExpression } from './parse-expression.ts'

function parse(source: string): Expr {
  const cursor = createCursor(createLexer(source))
  const expr = parseExpression(cursor)
  if (cursor.peek().type !== 'end') throw cursor.unexpected()
  return expr
}

/** The tree as text, with parentheses around every operation. */
function shape(expr: Expr): string {
  switch (expr.kind) {
    case 'variable':
      return expr.name
    case 'unary':
      return `(${expr.operator}${shape(expr.operand)})`
    case 'is':
      return `(${shape(expr.operand)} is ${expr.type})`
    case 'binary':
      return `(${shape(expr.left)} ${expr.operator} ${shape(expr.right)})`
    case 'ternary':
      return `(${shape(expr.condition)} ? ${shape(expr.whenTrue)} : ${shape(expr.whenFalse)})`
    case 'member':
      return `${shape(expr.object)}.${expr.name}`
    case 'index':
      return `${shape(expr.object)}[${shape(expr.index)}]`
    case 'range':
      return `${shape(expr.object)}[${shape(expr.from)}:${shape(expr.to)}]`
    case 'call':
      return `${expr.name}(${expr.args.map(shape).join(', ')})`
    case 'method':
      return `${shape(expr.object)}.${expr.name}(${expr.args.map(shape).join(', ')})`
    case 'list':
      return `[${expr.items.map(shape).join(', ')}]`
    case 'map':
      return `{${expr.entries.map(({ key, value }) => `${shape(key)}: ${shape(value)}`).join(', ')}}`
    case 'path':
      return `path<${expr.segments.map((part) => (part.kind === 'text' ? part.text : `$${shape(part.expression)}`)).join(' ')}>`
    case 'literal':
      return expr.value.type === 'null' ? 'null' : String(expr.value.value)
  }
}

test.each([
  ['a || b && c', '(a || (b && c))'],
  ['a && b || c && d', '((a && b) || (c && d))'],
  ['a == b && c != d', '((a == b) && (c != d))'],
  ['a in b == c', '((a in b) == c)'],
  ['a == b in c', '(a == (b in c))'],
  ['a is int && !b', '((a is int) && (!b))'],
  ['a < b == c >= d', '((a < b) == (c >= d))'],
  ['a + b * c - d % e / f', '((a + (b * c)) - ((d % e) / f))'],
  ['a - b - c', '((a - b) - c)'],
  ['!a.b[c](d)', undefined],
  ['-a * b', '((-a) * b)'],
  ['!!a', '(!(!a))'],
  ['!a in b', '((!a) in b)'],
  ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
  ['a ? b ? c : d : e', '(a ? (b ? c : d) : e)'],
  ['a || b ? c : d', '((a || b) ? c : d)'],
  ['(a || b) && c', '((a || b) && c)'],
  ['a.b.c(d)[e:f].g', 'a.b.c(d)[e:f].g'],
  ['f(a, b,).in', 'f(a, b).in'],
  ["{'a': b, 'c': [d,],}", '{a: b, c: [d]}'],
  ['get(/a/$(b.c)/d-e/(default)).data', 'get(path<a $b.c d-e (default)>).data'],
  ['a / b / c', '((a / b) / c)'],
  ['a == /b/$(c) && d', '((a == path<b $c>) && d)'],
  ['/a /* x */ /b // y\n', 'path<a b>'],
  ['/a/\n  $(b + c)/ d', 'path<a $(b + c) d>'],
  ['-9223372036854775808', '-9223372036854775808'],
])('%s', (source, expected) => {
  if (expected === undefined) expect(() => parse(source)).toThrow("Unexpected '('.")
  else expect(shape(parse(source))).toBe(expected)
})

const levels = [['||'], ['&&'], ['==', '!='], ['in'], ['<', '>='], ['+', '-'], ['*', '/', '%']]

interface Tree {
  readonly text: string
  readonly level: number
  readonly shape: string
}

/** Expressions with no more parentheses than precedence requires. */
const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, depthSize: 'small' },
    fc.constantFrom('a', 'b', 'c.d', 'e[f]').map((text) => ({ text, level: 8, shape: text })),
    fc.tuple(fc.constantFrom('!', '-'), tie('tree')).map(([operator, inner]) => ({
      text: `${operator}${bracket(inner, 7)}`,
      level: 7,
      shape: `(${operator}${inner.shape})`,
    })),
    fc
      .tuple(fc.nat({ max: levels.length - 1 }), fc.nat(), tie('tree'), tie('tree'))
      .map(([level, pick, left, right]) => {
        const operators = levels[level] ?? []
        const operator = operators[pick % operators.length] ?? ''
        return {
          text: `${bracket(left, level)} ${operator} ${bracket(right, level + 1)}`,
          level,
          shape: `(${left.shape} ${operator} ${right.shape})`,
        }
      }),
    fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([condition, yes, no]) => ({
      text: `${bracket(condition, 0)} ? ${yes.text} : ${no.text}`,
      level: -1,
      shape: `(${condition.shape} ? ${yes.shape} : ${no.shape})`,
    })),
  ),
})).tree

function bracket({ text, level }: Tree, atLeast: number): string {
  return level < atLeast ? `(${text})` : text
}

test('precedence alone determines where parentheses are needed', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      expect(shape(parse(tree.text))).toBe(tree.shape)
    }),
    { seed: 7, numRuns: 1000 },
  )
})

test('any text is parsed or refused with a position within it', () => {
  const words = [
    'a',
    '1',
    "'s'",
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ':',
    ',',
    '.',
    '/',
    '$(',
    '?',
    '!',
    '-',
    '==',
    '&&',
    'in',
    'is',
    ' ',
    '\n',
    '//',
    "'",
    '\\',
    '"',
    '=',
    '@',
    '#',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (parts) => {
      const source = parts.join('')
      try {
        parse(source)
      } catch (failure) {
        expect(failure).toMatchObject({ name: 'RulesSyntaxError' })
        const { offset } = (failure as { span: { offset: number } }).span
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThanOrEqual(source.length)
      }
    }),
    { seed: 11, numRuns: 3000 },
  )
})
