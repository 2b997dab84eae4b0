import { expect, test } from 'vitest'
import type { Translate } from '#messages/index.ts'
import { assigneeLabel, memberLabel } from './member-label.ts'

const t = ((key: string) => key) as Translate

test('a member of the team is never nameless, also before the team was read', () => {
  const people = [
    { id: 'ana', name: 'Ana Ruiz', email: 'ana@example.com' },
    { id: 'ben', name: '', email: 'ben@example.com' },
    { id: 'cid', name: '', email: '' },
  ]
  const names = ['ana', 'ben', 'cid', 'new'].map((id) => memberLabel(t, people, id))
  const neutral = 'person.someoneElse'
  expect(names).toEqual(['Ana Ruiz', 'ben@example.com', neutral, neutral])
  expect(memberLabel(t, undefined, 'ana')).toBe(neutral)
})

test('an assignee without access is marked', () => {
  const marked = ((key: string, { name }: { name: string }) => `${name}: ${key}`) as Translate
  const people = ['active', 'deactivated'].map((status) => ({
    id: status,
    name: 'Ana',
    email: '',
    status,
  }))
  expect(assigneeLabel(marked, people, 'active')).toBe('Ana')
  expect(assigneeLabel(marked, people, 'deactivated')).toBe('Ana: person.deactivated')
  expect(assigneeLabel(t, people, 'new')).toBe('person.someoneElse')
})
