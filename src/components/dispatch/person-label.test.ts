import { expect, test } from 'vitest'
import { personFixture } from '#domain/dispatch/board.fixture.ts'
import type { Translate } from '#messages/index.ts'
import { personLabel } from './person-label.ts'

test('a person is never nameless, also before it was read who they are', () => {
  const ana = personFixture('ana')
  const unnamed = { ...ana, user: { ...ana.user, name: '', email: 'ben@example.com' } }
  const people = new Map([
    ['ana', ana],
    ['ben', unnamed],
  ])
  const names = ['ana', 'ben', 'new'].map((id) =>
    personLabel(((key: string) => key) as Translate, people, id),
  )
  expect(names).toEqual(['ana', 'ben@example.com', 'person.someoneElse'])
})
