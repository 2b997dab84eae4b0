import { describe, expect, test } from 'vitest'
import type { QueryFacts, QueryFilter } from '#emulator/engine/types.ts'
import { Raw, askList, fields, inDocuments, ruleset, value } from '../testing/rules-harness.ts'

type Op = Extract<QueryFilter, { op: string }>['op']

const where = (field: string, op: Op, operand: unknown): QueryFilter => ({
  field: field.split('.'),
  op,
  value: value(operand),
})
const reference = (path: string) =>
  new Raw({ referenceValue: `projects/p/databases/(default)/documents/${path}` })

const world = {
  before: {
    'users/alice': fields({ companyId: 'c1', role: 'admin' }),
    'flags/on': fields({ on: true }),
  },
}

type Row = readonly [condition: string, filters: readonly QueryFilter[], allowed: boolean]

function expectProofs(rows: readonly Row[], query: Partial<QueryFacts> = {}) {
  test.each(rows)('%s by %j → %s', (condition, filters, allowed) => {
    const rules = ruleset(inDocuments(`match /things/{id} { allow list: if ${condition}; }`))
    expect(askList(rules, { ...query, filters }, world).allowed).toBe(allowed)
  })
}

const me = 'get(/databases/$(database)/documents/users/$(request.auth.uid)).data'

describe('without filters', () => {
  expectProofs([
    ['true', [], true],
    ['request.auth != null', [], true],
    ['resource.data.a == 1', [], false],
    ['resource.data.a == 1 || true', [], true],
    ['resource.data.a == 1 || !(resource.data.a == 1)', [], false],
    ["!('a' in resource.data)", [], false],
    ["resource.data.get('a', 1) == 1", [], false],
    ['resource == null', [], false],
    ['resource != null', [], true],
    ["request.method == 'list'", [], true],
    ['resource.data is map', [], true],
    ['resource.data.size() >= 0', [], true],
    ['exists(/databases/$(database)/documents/flags/on)', [], true],
    ['exists(/databases/$(database)/documents/flags/$(id))', [], false],
    ['exists(/databases/$(database)/documents/flags/$(resource.data.flag))', [], false],
    ["id == 't1'", [], false],
    ['id is string && id == resource.id', [], false],
    [`${me}.role == 'admin'`, [], true],
  ])
})

describe('equality', () => {
  expectProofs([
    ['resource.data.owner == request.auth.uid', [where('owner', '==', 'alice')], true],
    ['resource.data.owner == request.auth.uid', [where('owner', '==', 'bob')], false],
    ['resource.data.owner == request.auth.uid', [where('other', '==', 'alice')], false],
    [`resource.data.companyId == ${me}.companyId`, [where('companyId', '==', 'c1')], true],
    [`resource.data.companyId == ${me}.companyId`, [where('companyId', '==', 'c2')], false],
    ['resource.data.deletedAt == null', [where('deletedAt', '==', null)], true],
    ['resource.data.deletedAt == null', [], false],
    ['resource.data.on == true && resource.data.on', [where('on', '==', true)], true],
    ['resource.data.m.k == 1', [where('m.k', '==', 1)], true],
    ['resource.data.m.z == 1', [where('m.k', '==', 1)], false],
    ["resource.data.get(['m', 'k'], 0) == 1", [where('m.k', '==', 1)], true],
    ["resource.data.get('a', 0) == 1", [where('a', '==', 1)], true],
    ["'a' in resource.data", [where('a', '==', 1)], true],
    ["resource.data.keys().hasAll(['a'])", [where('a', '==', 1)], true],
    ["resource.data.keys().hasAll(['a', 'b'])", [where('a', '==', 1)], false],
    ["resource.data.keys().hasOnly(['a'])", [where('a', '==', 1)], false],
    ['resource.data.size() == 1', [where('a', '==', 1)], false],
    ['resource.data.a != 2', [where('a', '==', 1)], true],
    ["resource.data.a in ['x', 'y']", [where('a', '==', 'x')], true],
    ["resource.data.a in ['x', 'y']", [where('a', '==', 'z')], false],
    ["resource.data.a.matches('x.*')", [where('a', '==', 'xy')], true],
    ["resource.data.a[0:1] == 'x'", [where('a', '==', 'xy')], true],
    ['resource.data.a == 1', [where('a', '==', 1)], true],
    ['resource.data.a == 1.0 && resource.data.a is number', [where('a', '==', 1)], true],
    ['resource.data.a is int', [where('a', '==', 1)], false],
    ['resource.data.a <= 1 && resource.data.a >= 1', [where('a', '==', 1)], true],
    ['resource.data.a < 1', [where('a', '==', 1)], false],
    ['resource.data.a in [1, 2]', [where('a', '==', 1)], false],
    ["resource.data.a == ['x']", [where('a', '==', ['x'])], true],
    ["'x' in resource.data.a", [where('a', '==', ['x'])], true],
    ['resource.data.a == [1]', [where('a', '==', [1])], false],
    ["resource.data.a == {'k': 'x'}", [where('a', '==', { k: 'x' })], true],
    [
      'resource.data.ref == /databases/$(database)/documents/users/alice',
      [where('ref', '==', reference('users/alice'))],
      true,
    ],
    [
      'exists(/databases/$(database)/documents/flags/$(resource.data.f))',
      [where('f', '==', 'on')],
      true,
    ],
    [
      'exists(/databases/$(database)/documents/flags/$(resource.data.f))',
      [where('f', '==', 'off')],
      false,
    ],
    ["resource.data.a == 'x' && !('secret' in resource.data)", [where('a', '==', 'x')], false],
    ["resource.data.a == 'x' ? true : false", [where('a', '==', 'x')], true],
    ["resource.data.b == 'x' ? true : true", [where('a', '==', 'x')], false],
  ])
})

describe('functions', () => {
  const rules = (condition: string) =>
    ruleset(
      inDocuments(`function owns(uid) { return request.auth.uid == uid; }
        function isOpen(data) { let state = data.state; return state in ['new', 'open']; }
        match /things/{id} { allow list: if ${condition}; }`),
    )
  test.each([
    ['owns(resource.data.owner)', [where('owner', '==', 'alice')], true],
    ['owns(resource.data.owner)', [], false],
    ['isOpen(resource.data)', [where('state', 'in', ['new', 'open'])], true],
    ['isOpen(resource.data)', [where('state', 'in', ['new', 'done'])], false],
  ] as const)('%s by %j → %s', (condition, filters, allowed) => {
    expect(askList(rules(condition), { filters }).allowed).toBe(allowed)
  })
})

describe('disjunctions', () => {
  const either = "resource.data.x == 'a' || resource.data.x == 'b'"
  expectProofs([
    [either, [where('x', 'in', ['a', 'b'])], true],
    [either, [where('x', 'in', ['a', 'c'])], false],
    ["resource.data.x in ['a', 'b', 'c']", [where('x', 'in', ['a', 'b'])], true],
    [either, [{ or: [[where('x', '==', 'a')], [where('x', '==', 'b')]] }], true],
    [either, [{ or: [[where('x', '==', 'a')], [where('y', '==', 'b')]] }], false],
    [
      "resource.data.x == 'a' || resource.data.y == 'b'",
      [{ or: [[where('x', '==', 'a')], [where('y', '==', 'b'), where('z', '>', 1)]] }],
      true,
    ],
    [
      "resource.data.x == 'a' && resource.data.z == 1",
      [where('z', '==', 1), { or: [[where('x', '==', 'a')], [where('x', 'in', ['a', 'b'])]] }],
      false,
    ],
    ['false', [where('x', 'in', [])], true],
  ])

  test('each alternative may be proven by a different statement', () => {
    const rules = ruleset(
      inDocuments(`match /things/{id} {
        allow list: if resource.data.x == 'a';
        allow list: if resource.data.x == 'b';
      }`),
    )
    expect(askList(rules, { filters: [where('x', 'in', ['a', 'b'])] }).allowed).toBe(true)
    expect(askList(rules, { filters: [where('x', 'in', ['a', 'b', 'c'])] }).allowed).toBe(false)
  })
})

describe('arrays', () => {
  const mine = [where('ids', 'array-contains', 'alice')]
  expectProofs([
    ['request.auth.uid in resource.data.ids', mine, true],
    ["'bob' in resource.data.ids", mine, false],
    ["resource.data.ids.hasAny(['alice', 'bob'])", mine, true],
    ["resource.data.ids.hasAll(['alice'])", mine, true],
    ["resource.data.ids.hasAll(['alice', 'bob'])", mine, false],
    ["resource.data.ids.hasOnly(['alice'])", mine, false],
    ["resource.data.ids.toSet().hasAny(['alice'])", mine, true],
    ['resource.data.ids is list', mine, true],
    ['resource.data.ids.size() == 1', mine, false],
    ['resource.data.ids.size() > 0', mine, true],
    ['resource.data.ids.size() > 0', [], false],
    ['1 in resource.data.ids', [where('ids', 'array-contains', 1)], false],
    [
      "resource.data.ids.hasAny(['a', 'b'])",
      [where('ids', 'array-contains-any', ['a', 'b'])],
      true,
    ],
    ["resource.data.ids.hasAny(['a'])", [where('ids', 'array-contains-any', ['a', 'b'])], false],
    ['request.auth.uid in resource.data.m.ids', [where('m.ids', 'array-contains', 'alice')], true],
  ])
})

describe('ranges', () => {
  expectProofs([
    ['resource.data.n > 3', [where('n', '>', 5)], true],
    ['resource.data.n > 5', [where('n', '>', 5)], true],
    ['resource.data.n > 5', [where('n', '>=', 5)], false],
    ['resource.data.n >= 5', [where('n', '>=', 5)], true],
    ['3 < resource.data.n', [where('n', '>', 5)], true],
    ['resource.data.n > 5.5', [where('n', '>', 5)], false],
    ['resource.data.n < 5', [where('n', '<', 5)], true],
    ['resource.data.n <= 5', [where('n', '<', 5)], true],
    ['!(resource.data.n > 5)', [where('n', '<=', 5)], true],
    ['!(resource.data.n >= 5)', [where('n', '<', 5)], true],
    ['resource.data.n != 9', [where('n', '<', 5)], true],
    ['resource.data.n != 3', [where('n', '<', 5)], false],
    ['resource.data.n > 1 && resource.data.n < 9', [where('n', '>', 2), where('n', '<', 8)], true],
    ['resource.data.n is number', [where('n', '>', 2)], true],
    ['resource.data.n is int', [where('n', '>', 2)], false],
    ["resource.data.s >= 'a'", [where('s', '>=', 'b')], true],
    ['resource.data.s is string', [where('s', '>=', 'b')], true],
    ['resource.data.n > 3', [where('s', '>', 5)], false],
    [
      'resource.data.t < request.time',
      [where('t', '<', new Raw({ timestampValue: '2026-01-01T00:00:00Z' }))],
      true,
    ],
    [
      'resource.data.t < request.time',
      [where('t', '<', new Raw({ timestampValue: '2027-01-01T00:00:00Z' }))],
      false,
    ],
  ])
})

describe('exclusions', () => {
  expectProofs([
    ["resource.data.x != 'a'", [where('x', '!=', 'a')], true],
    ["resource.data.x != 'b'", [where('x', '!=', 'a')], false],
    ['resource.data.x != null', [where('x', '!=', null)], true],
    ['resource.data.x != null', [where('x', '!=', 'a')], true],
    ["resource.data.x != 'a' && resource.data.x != 'b'", [where('x', 'not-in', ['a', 'b'])], true],
    ["!(resource.data.x in ['a', 'b'])", [where('x', 'not-in', ['a', 'b'])], true],
    ["'x' in resource.data", [where('x', '!=', 'a')], true],
    ['resource.data.x != 1.0', [where('x', '!=', 1)], true],
    ['resource.data.x is string', [where('x', '!=', 'a')], false],
  ])
})

describe('order and limits', () => {
  expectProofs([["'a' in resource.data", [], true]], {
    orderBy: [{ field: 'a', direction: 'ASC' }],
  })
  expectProofs([["'a' in resource.data", [], false]], {
    orderBy: [{ field: 'b', direction: 'ASC' }],
  })
  expectProofs([["'k' in resource.data.m", [], true]], {
    orderBy: [{ field: 'm.k', direction: 'ASC' }],
  })
  expectProofs(
    [
      ['request.query.limit <= 10', [], true],
      ['request.query.limit < 10', [], false],
      ['request.query.offset == null', [], true],
      ["request.query.orderBy == 'a DESC'", [], true],
    ],
    {
      limit: 10,
      orderBy: [
        { field: 'a', direction: 'DESC' },
        { field: '__name__', direction: 'DESC' },
      ],
    },
  )
  expectProofs([['request.query.limit <= 10', [], false]])
})

describe('names', () => {
  expectProofs([
    ['id == request.auth.uid', [where('__name__', '==', reference('things/alice'))], true],
    ['id == request.auth.uid', [where('__name__', '==', reference('things/bob'))], false],
    ['id == request.auth.uid', [], false],
    [
      "id in ['a', 'b']",
      [where('__name__', 'in', [reference('things/a'), reference('things/b')])],
      true,
    ],
    ['resource.id == id', [where('__name__', '==', reference('things/alice'))], true],
    ["resource.__name__[3] == 'things'", [], true],
    ["request.path[3] == 'things'", [], true],
  ])
})

describe('paths and collection groups', () => {
  const proves = (body: string, query: Partial<QueryFacts>) =>
    askList(ruleset(inDocuments(body)), query, world).allowed

  test.each([
    ['match /a/{x}/b/{y} { allow list: if x == "1"; }', { parent: 'a/1', collectionId: 'b' }, true],
    [
      'match /a/{x}/b/{y} { allow list: if x == "1"; }',
      { parent: 'a/2', collectionId: 'b' },
      false,
    ],
    ['match /a/{x} { allow list; }', { parent: 'a/1', collectionId: 'b' }, false],
    ['match /{all=**} { allow list; }', { parent: 'a/1', collectionId: 'b' }, true],
    ['match /things/t1 { allow list; }', { collectionId: 'things' }, false],
    [
      'match /things/t1 { allow list; }',
      { collectionId: 'things', filters: [where('__name__', '==', reference('things/t1'))] },
      true,
    ],
    ['match /b/{x} { allow list; }', { collectionId: 'b', allDescendants: true }, false],
    ['match /a/{x}/b/{y} { allow list; }', { collectionId: 'b', allDescendants: true }, false],
    ['match /{p=**}/b/{y} { allow list; }', { collectionId: 'b', allDescendants: true }, true],
    ['match /{p=**}/c/{y} { allow list; }', { collectionId: 'b', allDescendants: true }, false],
    ['match /{p=**} { allow list; }', { collectionId: 'b', allDescendants: true }, true],
    [
      'match /{p=**} { match /b/{y} { allow list; } }',
      { collectionId: 'b', allDescendants: true },
      true,
    ],
    [
      'match /{p=**}/b/{y} { allow list: if p[0] == "a"; }',
      { collectionId: 'b', allDescendants: true },
      false,
    ],
    [
      'match /a/{x}/{p=**}/b/{y} { allow list: if x == "1"; }',
      { parent: 'a/1', collectionId: 'b', allDescendants: true },
      true,
    ],
    ['match /{p=**}/b/{y} { allow list; }', { parent: 'a/1', collectionId: 'b' }, true],
    [
      'match /{p=**}/{c}/{y} { allow list: if c == "b"; }',
      { collectionId: 'b', allDescendants: true },
      true,
    ],
    ['match /{c}/{y} { allow list: if c == "b"; }', { collectionId: '' }, false],
    ['match /{c}/{y} { allow list; }', { collectionId: '' }, true],
  ] as const)('%s by %j → %s', (body, query, allowed) => {
    expect(proves(body, query)).toBe(allowed)
  })
})

test('in version 1 no statement matches a collection group', () => {
  const group = { collectionId: 'b', allDescendants: true }
  const rules = (version: string) =>
    ruleset(inDocuments('match /{all=**} { allow list; }', version))
  expect(askList(rules('2'), group).allowed).toBe(true)
  expect(askList(rules('1'), group).allowed).toBe(false)
  expect(askList(rules('1'), { collectionId: 'b' }).allowed).toBe(true)
})

test('all alternatives together may read ten documents', () => {
  const lookups = Array.from(
    { length: 6 },
    (_, index) => `!exists(/databases/$(database)/documents/x/$(resource.data.k + '${index}'))`,
  )
  const rules = ruleset(
    inDocuments(`match /things/{id} { allow list: if ${lookups.join(' && ')}; }`),
  )
  expect(askList(rules, { filters: [where('k', '==', 'a')] }).allowed).toBe(true)
  expect(askList(rules, { filters: [where('k', 'in', ['a', 'b'])] }).allowed).toBe(false)
})
