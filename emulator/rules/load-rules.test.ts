import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadRules } from './load-rules.ts'
import { inDocuments } from './testing/rules-harness.ts'

function issuesOf(source: string): readonly string[] {
  const loaded = loadRules(source)
  const found = 'issues' in loaded ? loaded.issues : loaded.warnings
  return found.map(
    ({ severity, line, column, description }) => `${severity[0]} ${line}:${column} ${description}`,
  )
}

const loads = (source: string) => 'ruleset' in loadRules(source)

describe('syntax errors', () => {
  test.each([
    ['', "E 1:1 Missing 'service cloud.firestore'."],
    ['rules_version = "3";', 'E 1:17 Invalid rules_version "3": write rules_version = \'2\';'],
    ['service cloud.firestore {', 'E 1:26 Unexpected end of file.'],
    ['{ "rules": {} }', "E 1:1 Unexpected '{'."],
    ['service cloud.firestore { /a/b { } }', "E 1:27 Missing 'match' keyword before path."],
    [inDocuments('    match /a/{b} { allow read: true; }'), "E 4:32 missing 'if' at 'true'"],
    [
      inDocuments('    match /a/{b} { allow raed; }'),
      "E 4:26 Unexpected 'raed': expected read, get, list, write, create, update or delete.",
    ],
    [inDocuments('    match /a/{b} { allow read: if a === b; }'), "E 4:39 Unexpected '='."],
    [inDocuments('    match /a/{b} { allow read: if (a; }'), "E 4:37 missing ')' at ';'"],
    [inDocuments('    match /a/{b} { allow read: if true true; }'), "E 4:40 Unexpected 'true'."],
    [
      inDocuments('    function f() {\n      let a = 1\n      return a;\n    }'),
      "E 6:7 missing ';' at 'return'",
    ],
    [inDocuments('    function f() { true }'), "E 4:20 missing 'return' at 'true'"],
    [inDocuments("    match /a/{b} { allow read: if 'a"), 'E 4:35 String is not closed.'],
    [
      inDocuments("    match /a/{b} { allow read: if a.matches('\\d'); }"),
      "E 4:46 Invalid escape '\\d' in a string: write '\\\\d' for a backslash.",
    ],
    [inDocuments('    /* open'), 'E 4:5 Comment is not closed.'],
    [inDocuments('    match /a/{b} { allow read: if a # b; }'), "E 4:37 Unexpected '#'."],
    [
      inDocuments('    match /a/{b} { allow read: if exists(/a/{b}); }'),
      "E 4:45 Forward slash '/' found where a path segment is missing. In an expression, write '$(name)' for a variable path segment.",
    ],
    [
      inDocuments('    match /a/{b} { allow read: if 9223372036854775808 > 1; }'),
      'E 4:35 Integer 9223372036854775808 does not fit in 64 bits.',
    ],
    [
      inDocuments(`    match /a/{b} { allow read: if ${'a && '.repeat(50000)}a; }`),
      expect.stringContaining('Expression is too complex to evaluate safely.'),
    ],
    [
      inDocuments(`    match /a/{b} { allow read: if a${'.b'.repeat(50000)}; }`),
      expect.stringContaining('Expression is too complex to evaluate safely.'),
    ],
    [
      inDocuments(
        `    match /a/{b} { allow read: if ${'('.repeat(5000)}true${')'.repeat(5000)}; }`,
      ),
      expect.stringContaining('Expression is too complex to evaluate safely.'),
    ],
  ])('%#', (source, expected) => {
    expect(issuesOf(source)).toEqual([expected])
    expect(loads(source)).toBe(false)
  })
})

describe('limits and duplicate declarations', () => {
  const call = (body: string) => inDocuments(`${body}\n    match /a/{b} { allow read: if f(); }`)
  const chain = (length: number) =>
    Array.from({ length }, (_, index) => {
      const body = index === length - 1 ? 'true' : `f${index + 1}()`
      return `    function f${index === 0 ? '' : index}() { return ${body}; }`
    }).join('\n')
  const lets = (count: number) => {
    const bindings = Array.from({ length: count }, (_, index) => `let a${index} = 1;`).join(' ')
    const sum = Array.from({ length: count }, (_, index) => `a${index}`).join(' + ')
    return `    function f() { ${bindings} return ${sum} > 0; }`
  }
  const parameters = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `a${index}`)
    return `    function g(${names.join(', ')}) { return ${names.join(' + ')} > 0; }
    function f() { return g(${names.map(() => '1').join(', ')}); }`
  }

  test.each([
    ['a call depth of 20', call(chain(20)), []],
    [
      'a greater call depth',
      call(chain(23)),
      [
        expect.stringMatching(
          /^E 6:14 Maximum allowed call depth of 20 is reached for \[f2->f3->.*->f22\]/,
        ),
      ],
    ],
    ['ten bindings', call(lets(10)), []],
    [
      'eleven bindings',
      call(lets(11)),
      [expect.stringContaining('Maximum allowed variable count of 10')],
    ],
    ['twenty arguments', call(parameters(20)), []],
    [
      'more arguments',
      call(parameters(21)),
      [expect.stringContaining('Maximum allowed argument count of 20')],
    ],
    [
      'recursion',
      call('    function f() { return f(); }'),
      ['E 4:14 Recursive function calls are not allowed: [f->f].'],
    ],
    [
      'mutual recursion',
      call('    function f() { return g(); }\n    function g() { return f(); }'),
      ['E 4:14 Recursive function calls are not allowed: [f->g->f].'],
    ],
    [
      'two functions with the same name',
      call('    function f() { return true; }\n    function f() { return false; }'),
      ['E 5:14 Function [f] is already defined.'],
    ],
    [
      'a duplicate parameter',
      call('    function g(a, a) { return a; }\n    function f() { return g(1, 2); }'),
      ['E 4:19 Variable [a] is already defined.'],
    ],
    [
      'two recursive wildcards',
      inDocuments('    match /{a=**}/b/{c=**} { allow read: if true; }'),
      ['E 4:21 A match statement can have only one recursive wildcard.'],
    ],
  ])('%s', (_, source, expected) => {
    expect(issuesOf(source)).toEqual(expected)
    expect(loads(source)).toBe(expected.length === 0)
  })

  test('a recursive wildcard in the middle in version 1', () => {
    const source = inDocuments('    match /{a=**}/b/{c} { allow read: if true; }', '1')
    expect(issuesOf(source)).toEqual([
      "E 4:12 A recursive wildcard must end the path (or set rules_version = '2';).",
    ])
  })

  test('98 nested parentheses load, 99 do not', () => {
    const nested = (count: number) =>
      inDocuments(
        `    match /a/{b} { allow read: if ${'('.repeat(count)}true${')'.repeat(count)}; }`,
      )
    expect(loads(nested(98))).toBe(true)
    expect(loads(nested(99))).toBe(false)
  })

  test('the deepest tree that loads can be visited recursively', () => {
    const wide = (inner: string) => `[${inner}${'.b'.repeat(50)}]`
    const nest = (depth: number): string => (depth === 0 ? 'a' : wide(nest(depth - 1)))
    const source = (depth: number) =>
      inDocuments(`    match /a/{b} { allow read: if ${nest(depth)} == b; }`)
    const loaded = loadRules(source(19))
    if ('issues' in loaded) throw new Error(JSON.stringify(loaded.issues))
    expect(loaded.ruleset.coverage().report).toHaveLength(1)
    expect(loads(source(20))).toBe(false)
  })

  test('a file of more than 256 KiB does not load', () => {
    expect(loads(inDocuments(`// ${'x'.repeat(262144)}`))).toBe(false)
  })
})

describe('issues that do not prevent loading', () => {
  test.each([
    [
      "    match /p/{d} {\n      function f() { return request.auth.uid == 'a' || notDeclared(); }\n      allow read: if f();\n    }",
      ['W 5:56 Invalid function name: notDeclared.'],
    ],
    [
      '    match /q/{e} {\n      function s() { return true; }\n      allow read: if s();\n    }\n    match /p/{d} { allow read: if s(); }',
      ['W 8:35 Invalid function name: s.'],
    ],
    [
      "    match /p/{d} {\n      allow read: if request.auth.uid == 'a' && x.a1 == 'R';\n    }",
      ['W 5:49 Invalid variable name: x.'],
    ],
    [
      "    function f() { return d != ''; }\n    match /p/{d} { allow read: if f(); }",
      ['W 4:27 Invalid variable name: d.'],
    ],
    [
      '    function f() { return request.auth != null; }',
      ['W 4:14 Unused function: f.', 'W 4:27 Invalid variable name: request.'],
    ],
    [
      '    function g() { return h(); }\n    function h() { return true; }',
      ['W 4:14 Unused function: g.'],
    ],
    [
      '    match /a/{b} { allow read: if math.isInfinite(1.0) || b.length(); }',
      ['W 4:35 Invalid function name: isInfinite.', 'W 4:59 Invalid function name: length.'],
    ],
    [
      '    function f(a, b) { let c = 1; return a; }\n    match /a/{b} { allow read: if f(1); }',
      [
        'W 4:19 Unused variable: b.',
        'W 4:28 Unused variable: c.',
        'W 5:35 Incorrect number of arguments. Received: 1. Expected: f() with 2.',
      ],
    ],
    ['    match /a/{b} { allow read: if b is text; }', ['E 4:35 Invalid type name: text.']],
    [
      "    match /a/{b} { allow read: if b.matches('('); }",
      [expect.stringMatching(/^E 4:45 Invalid regular expression: /)],
    ],
    [
      "    function f(u) { let v = u; let w = v; return w == 'a'; }\n    match /p/{d} { allow read: if f(d) && debug(database) != ''; }",
      [],
    ],
  ])('%#', (body, expected) => {
    expect(issuesOf(inDocuments(body))).toEqual(expected)
    expect(loads(inDocuments(body))).toBe(true)
  })

  test('version 1 is reported as old', () => {
    expect(issuesOf('service cloud.firestore { }')).toEqual([
      'W 1:1 Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    ])
  })
})

test('semicolons are optional before the end of a block', () => {
  expect(
    issuesOf(
      inDocuments('    match /a/{b} { function f() { return b != null }\n allow read: if f() }'),
    ),
  ).toEqual([])
})

test('other services are ignored', () => {
  const storage = 'service firebase.storage { match /b/{bucket}/o { allow read: if x(); } }'
  expect(issuesOf(`${inDocuments('')}${storage}`)).toEqual([])
})

test('any text loads or has issues with a valid position', () => {
  const words = [
    'rules_version',
    '=',
    "'2'",
    ';',
    'service',
    'cloud',
    '.',
    'firestore',
    '{',
    '}',
    'match',
  ]
  const more = [
    '/',
    '/a',
    '{b}',
    '{c=**}',
    'allow',
    'read',
    ',',
    ':',
    'if',
    'function',
    'f',
    '(',
    ')',
  ]
  const rest = [
    'let',
    'x',
    'return',
    '1',
    "'s'",
    '&&',
    '==',
    'in',
    'is',
    '!',
    '[',
    ']',
    '$(',
    '//',
    '/*',
    '\\',
    '\n',
    ' ',
    '😀',
  ]
  const whole = inDocuments(`function f(x) { let y = x; return y.size() > 0; }
    match /a/{b} { allow read, write: if f(b) && exists(/a/$(b)) ? [1][0] == 1 : {'k': 2}.k in [2]; }`)
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words, ...more, ...rest), { maxLength: 12 }),
      fc.nat({ max: whole.length }),
      fc.nat({ max: 20 }),
      (parts, at, skipped) => {
        const source = whole.slice(0, at) + parts.join(' ') + whole.slice(at + skipped)
        const loaded = loadRules(source)
        const found = 'issues' in loaded ? loaded.issues : loaded.warnings
        const lines = source.split('\n')
        for (const { line, column } of found) {
          expect(column).toBeGreaterThan(0)
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
        }
      },
    ),
    { seed: 5, numRuns: 3000 },
  )
})
