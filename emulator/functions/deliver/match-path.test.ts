import { expect, test } from 'vitest'
import { compilePath } from './match-path.ts'

test.each([
  ['users/{uid}', 'users/anna', true],
  ['/users/{uid}/', 'users/anna', true],
  ['users/{uid}', 'users/anna/notes/1', false],
  ['users/{uid}', 'members/anna', false],
  ['companies/{c}/orders/{o}', 'companies/a/orders/b', true],
  ['companies/{c}/orders/{o}', 'companies/a/orders/b/parts/c', false],
  ['users/anna', 'users/anna', true],
  ['users/anna', 'users/annabel', false],
  ['{path=**}', 'users/anna/notes/1', true],
  ['users/{path=**}/notes/{note}', 'users/a/b/c/notes/1', true],
  ['users/{uid=a*}', 'users/anna', true],
  ['users/{uid=a*}', 'users/bob', false],
  ['users/*', 'users/anna', true],
  ['a.b/{id}', 'axb/1', false],
  ['users/{uid}', 'users/line\nbreak', true],
])('%s matches %j: %s', (pattern, path, expected) => {
  expect(compilePath(pattern)(path)).toBe(expected)
})
