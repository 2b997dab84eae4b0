import type {
  AllowStatement,
  FunctionDeclaration,
  LetBinding,
  MatchStatement,
  RuleMethod,
  RulesFile,
  ServiceDeclaration,
} from './ast.ts'
import { createLexer } from './lexer.ts'
import { RulesSyntaxError } from './syntax-error.ts'
import { createCursor, type Cursor } from './cursor.ts'
import { parseExpression } from './parse-expression.ts'
import { parsePattern } from './parse-path.ts'

const methodsOf: Readonly<Record<string, readonly RuleMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
}

/** Parses a rules file. Throws a RulesSyntaxError at the first syntax error. */
export function parseRules(source: string): RulesFile {
  const cursor = createCursor(createLexer(source))
  const functions: FunctionDeclaration[] = []
  const services: ServiceDeclaration[] = []
  const version = parseVersion(cursor)
  while (cursor.peek().type !== 'end') {
    if (cursor.at('function')) functions.push(parseFunction(cursor))
    else if (cursor.at('service')) services.push(parseService(cursor))
    else throw cursor.unexpected()
  }
  return { version, functions, services }
}

function parseVersion(cursor: Cursor): '1' | '2' {
  if (cursor.take('rules_version') === undefined) return '1'
  cursor.expect('=')
  const token = cursor.next()
  if (token.type !== 'string' || (token.value !== '1' && token.value !== '2')) {
    throw new RulesSyntaxError(
      `Invalid rules_version ${token.text}: write rules_version = '2';`,
      token.span,
    )
  }
  cursor.take(';')
  return token.value
}

function parseService(cursor: Cursor): ServiceDeclaration {
  const start = cursor.expect('service').span
  let name = cursor.expectIdentifier('a service name').text
  while (cursor.take('.') !== undefined) {
    name += `.${cursor.expectIdentifier('a service name').text}`
  }
  const functions: FunctionDeclaration[] = []
  const matches: MatchStatement[] = []
  cursor.expect('{')
  while (cursor.take('}') === undefined) {
    if (cursor.at('function')) functions.push(parseFunction(cursor))
    else if (cursor.at('match')) matches.push(parseMatch(cursor))
    else if (cursor.at('/')) {
      throw new RulesSyntaxError("Missing 'match' keyword before path.", cursor.peek().span)
    } else throw cursor.unexpected()
  }
  return { name, functions, matches, span: cursor.spanFrom(start) }
}

function parseMatch(cursor: Cursor): MatchStatement {
  return cursor.nested(() => {
    const start = cursor.expect('match').span
    const pattern = parsePattern(cursor)
    const functions: FunctionDeclaration[] = []
    const allows: AllowStatement[] = []
    const matches: MatchStatement[] = []
    cursor.expect('{')
    while (cursor.take('}') === undefined) {
      if (cursor.at('function')) functions.push(parseFunction(cursor))
      else if (cursor.at('allow')) allows.push(parseAllow(cursor))
      else if (cursor.at('match')) matches.push(parseMatch(cursor))
      else if (cursor.at('/')) {
        throw new RulesSyntaxError("Missing 'match' keyword before path.", cursor.peek().span)
      } else throw cursor.unexpected()
    }
    return { kind: 'match', pattern, functions, allows, matches, span: cursor.spanFrom(start) }
  })
}

function parseAllow(cursor: Cursor): AllowStatement {
  const start = cursor.expect('allow').span
  const methods = new Set<RuleMethod>()
  const written: string[] = []
  do {
    const token = cursor.expectIdentifier('a method')
    const named = Object.hasOwn(methodsOf, token.text) ? methodsOf[token.text] : undefined
    if (named === undefined) {
      throw new RulesSyntaxError(
        `Unexpected '${token.text}': expected read, get, list, write, create, update or delete.`,
        token.span,
      )
    }
    written.push(token.text)
    for (const method of named) methods.add(method)
  } while (cursor.take(',') !== undefined)
  const condition = cursor.take(':') === undefined ? undefined : parseCondition(cursor)
  // Optional, as in examples of Firebase's documentation.
  cursor.take(';')
  return { kind: 'allow', methods, written, condition, span: cursor.spanFrom(start) }
}

function parseCondition(cursor: Cursor) {
  cursor.expect('if')
  return parseExpression(cursor)
}

function parseFunction(cursor: Cursor): FunctionDeclaration {
  const start = cursor.expect('function').span
  const name = cursor.expectIdentifier('a function name')
  const parameters: { name: string; span: typeof name.span }[] = []
  cursor.expect('(')
  while (!cursor.at(')')) {
    const { text, span } = cursor.expectIdentifier('a parameter name')
    parameters.push({ name: text, span })
    if (cursor.take(',') === undefined) break
  }
  cursor.expect(')')
  cursor.expect('{')
  const bindings: LetBinding[] = []
  while (cursor.take('let') !== undefined) {
    const variable = cursor.expectIdentifier('a variable name')
    cursor.expect('=')
    bindings.push({
      name: variable.text,
      nameSpan: variable.span,
      value: parseExpression(cursor),
    })
    cursor.expect(';')
  }
  cursor.expect('return')
  const body = parseExpression(cursor)
  // The semicolon is optional before the closing brace.
  if (!cursor.at('}')) cursor.expect(';')
  cursor.expect('}')
  return {
    kind: 'function',
    name: name.text,
    nameSpan: name.span,
    parameters,
    bindings,
    body,
    span: cursor.spanFrom(start),
  }
}
