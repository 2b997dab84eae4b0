import { expect, test } from 'vitest'
import { withoutAccess } from './without-access.ts'

const people = [
  { id: 'ana', name: 'Ana Ruiz', status: 'active' },
  { id: 'ben', name: 'Ben Fox', status: 'deactivated' },
  { id: 'cid', name: 'Cid Ray', status: 'deactivated' },
]

test.each([
  [['ben'], ['Ben Fox']],
  [
    ['cid', 'ben'],
    ['Ben Fox', 'Cid Ray'],
  ],
  [['ben', 'gone'], ['Ben Fox']],
  [['gone'], []],
  [[], []],
  [['ben', 'ana'], null],
])('sending an order of %j back', (assigneeIds, expected) => {
  expect(withoutAccess(people, assigneeIds)).toEqual(expected)
})

test('nothing is said before the team was read', () => {
  expect(withoutAccess(undefined, ['ben'])).toBeNull()
})
