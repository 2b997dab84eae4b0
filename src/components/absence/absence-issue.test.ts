import { expect, test } from 'vitest'
import { absenceIssue } from './absence-issue.ts'

const absence = {
  absenceId: 'a1',
  userId: 'u1',
  kind: 'vacation',
  fromOn: '2026-03-02',
  toOn: '2026-03-06',
  note: '',
} as const
const fields = ['fromOn', 'toOn', 'note'] as const
const issuesOf = (more: Partial<Record<(typeof fields)[number], string>>) =>
  fields.map((field) => absenceIssue({ ...absence, ...more }, field))

test('only the wrong field is marked', () => {
  expect(issuesOf({})).toEqual([undefined, undefined, undefined])
  expect(issuesOf({ fromOn: '', toOn: '' })).toEqual(['required', 'required', undefined])
  expect(issuesOf({ toOn: '2026-03-01' })).toEqual([undefined, 'startBeforeEnd', undefined])
})

test('a note that is too long is marked', () => {
  expect(issuesOf({ note: 'x'.repeat(10_000) })[2]).toBe('tooLong')
})

test('the person has to be chosen', () => {
  expect(absenceIssue({ ...absence, userId: '' }, 'userId')).toBe('required')
  expect(absenceIssue(absence, 'userId')).toBeUndefined()
})
