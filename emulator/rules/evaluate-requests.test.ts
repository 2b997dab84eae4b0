import { describe, expect, test } from 'vitest'
import { createBudget } from './create-budget.ts'
import { type Ask, ask, fields, inDocuments, ruleset } from './testing/rules-harness.ts'

const allows = (body: string, request: Ask = {}, version = '2') =>
  ask(ruleset(inDocuments(body, version)), request).allowed

describe('match', () => {
  test.each([
    ['match /a/{x} { allow get; }', 'a/1', true],
    ['match /a/{x} { allow get; }', 'a/1/b/2', false],
    ['match /a/{x} { allow get; }', 'b/1', false],
    ['match /a/{x} { allow list: if false allow get: if true }', 'a/1', true],
    ['match /a/one { allow get; }', 'a/one', true],
    ['match /a/one { allow get; }', 'a/two', false],
    ['match /a/{x}/b/{y} { allow get: if x == "1" && y == "2"; }', 'a/1/b/2', true],
    ['match /a/{x} { match /b/{y} { allow get: if x == "1" && y == "2"; } }', 'a/1/b/2', true],
    ['match /a/{x} { match /b/{y} { allow get; } }', 'a/1', false],
    ['match /{c}/{x} { allow get: if c == "a"; }', 'a/1', true],
    ['match /{all=**} { allow get; }', 'a/1/b/2', true],
    ['match /a/{x}/{rest=**} { allow get; }', 'a/1', true],
    ['match /a/{x}/{rest=**} { allow get: if rest == path("b/2"); }', 'a/1/b/2', true],
    ['match /{p=**}/b/{y} { allow get: if y == "2"; }', 'a/1/b/2', true],
    ['match /{p=**}/b/{y} { allow get: if p == path("a/1"); }', 'a/1/b/2', true],
    ['match /{p=**}/b/{y} { allow get; }', 'b/2', true],
    ['match /{p=**} { match /b/{y} { allow get; } }', 'a/1/b/2', true],
    ['match /a/{p=**}/z { allow get; }', 'a/1/b/z', true],
    ['match /a/{p=**}/z { allow get; }', 'a/1/b/y', false],
    ['match /a-b_c/{x} { allow get; }', 'a-b_c/1', true],
  ])('%s with %s', (body, path, expected) => {
    expect(allows(body, { path })).toBe(expected)
  })

  test('in version 1 a recursive wildcard matches one or more segments', () => {
    expect(allows('match /a/{x}/{rest=**} { allow get; }', { path: 'a/1' }, '1')).toBe(false)
    expect(allows('match /a/{x}/{rest=**} { allow get; }', { path: 'a/1/b/2' }, '1')).toBe(true)
    expect(allows('match /{rest=**} { allow get; }', { path: 'a/1' }, '1')).toBe(true)
  })

  test('one allowing statement is enough, even after one that fails', () => {
    expect(
      allows(
        'match /a/{x} { allow get: if 1; allow get: if false; }\nmatch /{y}/{x} { allow get; }',
        {
          path: 'a/1',
        },
      ),
    ).toBe(true)
  })

  test('one match statement may contain the path from the database to the document', () => {
    const source = `service cloud.firestore { match /databases/{db}/documents/a/{x} { allow get: if db == '(default)'; } }`
    expect(ask(ruleset(source), { path: 'a/1' }).allowed).toBe(true)
  })
})

describe('methods', () => {
  test.each([
    ['read', ['get']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', []],
    ['create, delete', ['create', 'delete']],
    ['read, write', ['get', 'create', 'update', 'delete']],
  ] as const)('allow %s', (written, expected) => {
    const rules = ruleset(inDocuments(`match /things/{id} { allow ${written}; }`))
    const methods = ['get', 'create', 'update', 'delete'] as const
    expect(methods.filter((method) => ask(rules, { method }).allowed)).toEqual(expected)
  })
})

describe('functions', () => {
  test.each([
    [
      'a function can use the captures of its own scope',
      'match /a/{x} { function f() { return x == "1"; } allow get: if f(); }',
      true,
    ],
    [
      'a function cannot use the captures of its caller',
      'function f() { return x == "1"; }\nmatch /a/{x} { allow get: if f(); }',
      false,
    ],
    [
      'a function cannot use the variables of its caller',
      'function f() { return y == 1; }\nfunction g() { let y = 1; return f() || y == 2; }\nmatch /a/{x} { allow get: if g(); }',
      false,
    ],
    [
      'an inner function hides an outer one',
      'function f() { return false; }\nmatch /a/{x} { function f() { return true; } allow get: if f(); }',
      true,
    ],
    [
      'a parameter hides a capture',
      'match /a/{x} { function f(x) { return x == "2"; } allow get: if f("2"); }',
      true,
    ],
    [
      'a binding can use earlier bindings',
      'function f() { let a = 1; let b = a + 1; return b == 2; }\nmatch /a/{x} { allow get: if f(); }',
      true,
    ],
    [
      'an error in an unused variable is ignored',
      'function f(a) { let b = 1 / 0; return true; }\nmatch /a/{x} { allow get: if f(request.nothing); }',
      true,
    ],
    [
      'an error in a used variable denies',
      'function f(a) { return a == 1; }\nmatch /a/{x} { allow get: if f(request.nothing); }',
      false,
    ],
    [
      'a call with too few arguments denies',
      'function f(a) { return true; }\nmatch /a/{x} { allow get: if f(); }',
      false,
    ],
    [
      'a declared function hides a built-in one',
      'function exists(p) { return true; }\nmatch /a/{x} { allow get: if exists(/a); }',
      true,
    ],
    [
      'a variable hides a namespace',
      'function f(math) { return math.keys() == ["a"]; }\nmatch /a/{x} { allow get: if f({"a": 1}); }',
      true,
    ],
  ])('%s', (_, body, expected) => {
    expect(allows(body, { path: 'a/1' })).toBe(expected)
  })

  test('functions can be declared in the file and in the service', () => {
    const source = `rules_version = '2';
      function top() { return request.auth.uid == 'alice'; }
      service cloud.firestore {
        function mid() { return top(); }
        match /databases/{db}/documents { match /a/{x} { allow get: if mid(); } }
      }`
    expect(ask(ruleset(source), { path: 'a/1' }).allowed).toBe(true)
  })
})

describe('missing resources and auth', () => {
  const rows: readonly (readonly [string, Ask, boolean])[] = [
    ['resource == null', {}, true],
    ['resource == null', { resource: {} }, false],
    ['resource.data.a == 1', {}, false],
    ['resource == null || resource.data.a == 1', { resource: fields({ a: 1 }) }, true],
    ['request.resource == null', { method: 'delete', resource: {} }, true],
    ['request.resource == null', {}, false],
    ['request.auth == null', { auth: null }, true],
    ['request.auth.uid == null', { auth: null }, false],
    ['request.auth != null', { auth: null }, false],
  ]
  test.each(rows)('%s with %j', (condition, request, expected) => {
    const body = `match /things/{id} { allow read, write: if ${condition}; }`
    expect(allows(body, request)).toBe(expected)
  })
})

describe('document access calls', () => {
  const path = '/databases/$(database)/documents'
  const world: Ask = {
    before: { 'users/alice': fields({ role: 'admin', company: 'c1' }), 'a/b/c/d': fields({}) },
    after: { 'users/alice': fields({ role: 'owner' }), 'users/new': fields({}) },
  }
  test.each([
    [`get(${path}/users/$(request.auth.uid)).data.role == 'admin'`, true],
    [`get(${path}/users/alice).id == 'alice'`, true],
    [`get(${path}/users/alice).__name__ == ${path}/users/alice`, true],
    [`exists(${path}/users/alice) && !exists(${path}/users/new)`, true],
    [`existsAfter(${path}/users/new) && !existsAfter(${path}/a/b/c/d)`, true],
    [`getAfter(${path}/users/alice).data.role == 'owner'`, true],
    [`exists(${path}/a/b/c/d)`, true],
    [`get(${path}/users/nobody) == null`, false],
    [`get(${path}/users/nobody).data.role == 'x' || true`, true],
    [`exists(/users/alice)`, false],
    [`exists(${path}/users)`, false],
    [`exists('users/alice')`, false],
    [`exists(${path}/$('users/alice'))`, false],
    [`exists(${path}/users/$('alice/x/y'))`, false],
    ['exists(/databases/(default)/documents/users/alice)', true],
    ['exists(/databases/other/documents/users/alice)', false],
    [`exists(${path}/$(path('users/alice')))`, true],
    [`exists(path('databases/(default)/documents/users/alice'))`, true],
  ])('%s', (condition, expected) => {
    expect(allows(`match /things/{id} { allow get: if ${condition}; }`, world)).toBe(expected)
  })

  const lookUp = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `!exists(${path}/x/$(string(${from + index})))`)
  const reads = (count: number) =>
    ruleset(inDocuments(`match /things/{id} { allow get: if ${lookUp(0, count).join(' && ')}; }`))

  test('allow ten different documents, each any number of times', () => {
    expect(ask(reads(10)).allowed).toBe(true)
    const twice = [...lookUp(0, 10), ...lookUp(0, 10)].join(' && ')
    expect(allows(`match /things/{id} { allow get: if ${twice}; }`)).toBe(true)
  })

  test('deny at the eleventh document, whatever the rest of the condition', () => {
    const decision = ask(reads(11))
    expect(decision).toMatchObject({ allowed: false })
    expect(decision.reason).toContain('maximum of 10 document access calls')
    const ignored = `(${lookUp(0, 11).join(' && ')}) || true`
    expect(allows(`match /things/{id} { allow get: if ${ignored}; allow get; }`)).toBe(false)
  })

  test('of one batch share a limit of twenty, with ten for each write', () => {
    const budget = createBudget(2)
    const rules = ruleset(
      inDocuments(
        [0, 10, 20]
          .map(
            (from) =>
              `match /things/t${from} { allow get: if ${lookUp(from, from + 10).join(' && ')}; }`,
          )
          .join('\n'),
      ),
    )
    expect(ask(rules, { path: 'things/t0', budget }).allowed).toBe(true)
    expect(ask(rules, { path: 'things/t0', budget }).allowed).toBe(true)
    expect(ask(rules, { path: 'things/t10', budget }).allowed).toBe(true)
    expect(ask(rules, { path: 'things/t20', budget }).allowed).toBe(false)
    expect(ask(reads(11), { budget: createBudget(2) }).allowed).toBe(false)
  })
})

describe('the limit of a thousand expressions', () => {
  const trues = (count: number) => Array.from({ length: count }, () => 'true').join(' && ')
  // 90 literals and 89 operators that count twice are 268, plus one for the call.
  const f = `function f() { return ${trues(90)}; }`
  const rules = (condition: string) => `${f}\nmatch /things/{id} { allow get: if ${condition}; }`

  test('allows a thousand and denies at the next', () => {
    expect(allows(rules(`f() && f() && f() && ${trues(63)}`))).toBe(true)
    expect(allows(rules(`f() && f() && f() && ${trues(63)} && true`))).toBe(false)
  })

  test('denies, whatever the rest of the condition and later statements', () => {
    expect(allows(rules('(f() && f() && f() && f()) || true'))).toBe(false)
    expect(
      allows(`${rules('f() && f() && false')}\nmatch /{x=**} { allow get: if f() && f(); }`),
    ).toBe(false)
  })
})

test('reasons contain the statement, its position and the error', () => {
  const rules = ruleset(
    inDocuments('    match /a/{x} { allow get: if false; allow get: if x.y == 1; }'),
  )
  expect(ask(rules, { path: 'a/1' }).reason).toBe(
    "false for 'get' @ 4:20, Property y is undefined on object. (4:55) for 'get' @ 4:41",
  )
  expect(ask(rules, { path: 'b/1' }).reason).toBe('No matching allow statements')
  expect(ask(rules, { path: 'a/1', method: 'create' }).reason).toBe(
    "No allow statement for 'create'",
  )
})
