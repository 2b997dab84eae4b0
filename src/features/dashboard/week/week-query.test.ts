import { expect, it } from 'vitest'
import { readWeek, writeWeek } from './week-query.ts'

const monday = '2026-05-04'

it.each([
  ['week=2026-04-22', '2026-04-20'],
  ['week=2026-05-06', monday],
  ['week=2027-01-01', monday],
  ['week=2026-02-31', monday],
  ['', monday],
])('reads %s as the week of %s', (text, week) => {
  expect(readWeek(new URLSearchParams(text), monday)).toBe(week)
})

it('names any week but this one', () => {
  expect(`${writeWeek(new URLSearchParams(), '2026-04-20', monday)}`).toBe('week=2026-04-20')
  expect(`${writeWeek(new URLSearchParams('week=2026-04-20'), monday, monday)}`).toBe('')
})
