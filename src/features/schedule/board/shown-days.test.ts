import { expect, test } from 'vitest'
import { shownDays } from './shown-days.ts'

test('a week begins on Monday', () => {
  const week = shownDays('week', '2026-05-10')
  expect([week[0], week.at(-1), week.length]).toEqual(['2026-05-04', '2026-05-10', 7])
})

test('a month is shown in whole weeks', () => {
  const month = shownDays('month', '2026-05-15')
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-04-27', '2026-05-31', 35])
  expect(shownDays('month', '2027-02-01')).toHaveLength(28)
})

test('day and list show one day', () => {
  expect(shownDays('day', '2026-05-15')).toEqual(['2026-05-15'])
  expect(shownDays('list', '2026-05-15')).toEqual(['2026-05-15'])
})
