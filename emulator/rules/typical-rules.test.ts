import { describe, expect, test } from 'vitest'
import type { QueryFilter } from '../engine/types.ts'
import {
  Raw,
  ask,
  askList,
  fields,
  inDocuments,
  ruleset,
  time,
  value,
} from './testing/rules-harness.ts'

const equals = (field: string, operand: unknown): QueryFilter => ({
  field: field.split('.'),
  op: '==',
  value: value(operand),
})
const now = new Raw({ timestampValue: time })
const bob = { uid: 'bob', token: {} }

describe('stories with roles in a map', () => {
  const rules = ruleset(
    inDocuments(`
    match /stories/{story} {
      function isSignedIn() { return request.auth != null; }
      function getRole(rsc) { return rsc.data.roles[request.auth.uid]; }
      function isOneOfRoles(rsc, array) { return isSignedIn() && (getRole(rsc) in array); }
      function isValidNewStory() {
        return resource == null && isOneOfRoles(request.resource, ['owner']);
      }
      function onlyContentChanged() {
        return request.resource.data.title == resource.data.title
          && request.resource.data.roles == resource.data.roles
          && request.resource.data.keys() == resource.data.keys();
      }
      allow create: if isValidNewStory();
      allow delete: if isOneOfRoles(resource, ['owner']);
      allow update: if isOneOfRoles(resource, ['owner'])
        || (isOneOfRoles(resource, ['writer']) && onlyContentChanged());
      allow read: if isOneOfRoles(resource, ['owner', 'writer', 'commenter', 'reader']);
      match /comments/{comment} {
        allow read: if isOneOfRoles(get(/databases/$(database)/documents/stories/$(story)),
          ['owner', 'writer', 'commenter', 'reader']);
        allow create: if isOneOfRoles(get(/databases/$(database)/documents/stories/$(story)),
          ['owner', 'writer', 'commenter']) && request.resource.data.user == request.auth.uid;
      }
    }`),
  )
  const story = (role: string) => fields({ title: 't', content: 'c', roles: { alice: role } })
  const path = 'stories/s1'

  test('reading and writing by role', () => {
    expect(ask(rules, { path, resource: story('reader') }).allowed).toBe(true)
    expect(ask(rules, { path, resource: story('reader'), auth: bob }).allowed).toBe(false)
    expect(ask(rules, { path, resource: story('reader'), auth: null }).allowed).toBe(false)
    expect(ask(rules, { path, method: 'create', requestResource: story('owner') }).allowed).toBe(
      true,
    )
    expect(ask(rules, { path, method: 'create', requestResource: story('writer') }).allowed).toBe(
      false,
    )
    const edited = { ...story('writer'), content: value('new') }
    const renamed = { ...story('writer'), title: value('new') }
    const update = { path, method: 'update', resource: story('writer') } as const
    expect(ask(rules, { ...update, requestResource: edited }).allowed).toBe(true)
    expect(ask(rules, { ...update, requestResource: renamed }).allowed).toBe(false)
    expect(ask(rules, { path, method: 'delete', resource: story('writer') }).allowed).toBe(false)
  })

  test("queries by one's own role", () => {
    const query = { collectionId: 'stories' }
    expect(askList(rules, query).allowed).toBe(false)
    expect(askList(rules, { ...query, filters: [equals('roles.alice', 'reader')] }).allowed).toBe(
      true,
    )
    expect(askList(rules, { ...query, filters: [equals('roles.bob', 'reader')] }).allowed).toBe(
      false,
    )
    const comments = { parent: path, collectionId: 'comments' }
    expect(askList(rules, comments, { before: { [path]: story('reader') } }).allowed).toBe(true)
    expect(askList(rules, comments, { before: { [path]: story('none') } }).allowed).toBe(false)
    expect(askList(rules, comments).allowed).toBe(false)
  })
})

describe('posts by author or published', () => {
  const rules = ruleset(
    inDocuments(`
    match /{path=**}/posts/{post} {
      allow read: if request.query.limit <= 10 && authorOrPublished();
      allow get: if authorOrPublished();
      function authorOrPublished() {
        return resource.data.published == true || request.auth.uid == resource.data.author;
      }
    }`),
  )
  test.each([
    [[equals('published', true)], 10, true],
    [[equals('author', 'alice')], 10, true],
    [[equals('author', 'bob')], 10, false],
    [[{ or: [[equals('author', 'alice')], [equals('published', true)]] }], 5, true],
    [[equals('published', true)], 11, false],
    [[equals('published', true)], undefined, false],
    [[], 10, false],
  ] as const)('%j limit %s → %s', (filters, limit, allowed) => {
    const query = { collectionId: 'posts', allDescendants: true, filters, limit }
    expect(askList(rules, query).allowed).toBe(allowed)
  })
})

describe('a counter that is updated with its documents', () => {
  const rules = ruleset(
    inDocuments(`
    match /rooms/{room} {
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['count', 'last'])
        && request.resource.data.count == resource.data.count + 1
        && existsAfter(/databases/$(database)/documents/rooms/$(room)/messages/$(request.resource.data.last))
        && !exists(/databases/$(database)/documents/rooms/$(room)/messages/$(request.resource.data.last));
      match /messages/{message} {
        allow create: if request.resource.data.by == request.auth.uid
          && request.resource.data.at == request.time
          && request.resource.data.text is string && request.resource.data.text.size() < 10
          && getAfter(/databases/$(database)/documents/rooms/$(room)).data.last == message;
      }
    }`),
  )
  const room = fields({ count: 1, last: 'm1', name: 'r' })
  const moved = fields({ count: 2, last: 'm2', name: 'r' })
  const message = fields({ by: 'alice', at: now, text: 'hello' })
  const before = { 'rooms/r': room }
  const after = { 'rooms/r': moved, 'rooms/r/messages/m2': message }

  test('the writes are allowed together, but not separately', () => {
    const update = {
      method: 'update',
      path: 'rooms/r',
      resource: room,
      requestResource: moved,
    } as const
    const create = {
      method: 'create',
      path: 'rooms/r/messages/m2',
      requestResource: message,
    } as const
    expect(ask(rules, { ...update, before, after }).allowed).toBe(true)
    expect(ask(rules, { ...create, before, after }).allowed).toBe(true)
    expect(ask(rules, { ...update, before, after: { 'rooms/r': moved } }).allowed).toBe(false)
    expect(ask(rules, { ...create, before, after: { ...after, 'rooms/r': room } }).allowed).toBe(
      false,
    )
    const jump = fields({ count: 3, last: 'm2', name: 'r' })
    expect(ask(rules, { ...update, requestResource: jump, before, after }).allowed).toBe(false)
    const long = { ...message, text: value('far too long') }
    expect(ask(rules, { ...create, requestResource: long, before, after }).allowed).toBe(false)
  })
})
