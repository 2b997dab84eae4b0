import { expect, test } from 'vitest'
import { readSpan, shownDays } from './shown-days.ts'

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

test('days of one week read the same span, with a fortnight around', () => {
  const span = { from: '2026-04-20', to: '2026-05-24' }
  expect(readSpan({ view: 'day', day: '2026-05-04' })).toEqual(span)
  expect(readSpan({ view: 'list', day: '2026-05-10' })).toEqual(span)
  expect(readSpan({ view: 'month', day: '2026-05-10' })).toEqual({
    from: '2026-04-13',
    to: '2026-06-14',
  })
})
