import { expect, it } from 'vitest'
import { addMonths, dayCount, daysOfMonth, includesDay, lanesOf, stretchesOf } from './days-off.ts'

const week = { fromOn: '2026-02-26', toOn: '2026-03-02' }

it('counts the first and the last day', () => {
  expect(dayCount(week)).toBe(5)
  expect(dayCount({ fromOn: '2026-03-02', toOn: '2026-03-02' })).toBe(1)
  const days = ['2026-02-25', '2026-02-26', '2026-03-02', '2026-03-03']
  expect(days.filter((day) => includesDay(week, day))).toEqual(['2026-02-26', '2026-03-02'])
})

it('lists the days of a month', () => {
  expect(daysOfMonth('2024-02')).toHaveLength(29)
  expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28')
  expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31')
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

it('splits a row of days into free days and spans, the first of several first', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
  const sick = { fromOn: '2026-03-02', toOn: '2026-03-03' }
  expect(stretchesOf(days, [week, sick])).toEqual([
    { days: ['2026-03-01', '2026-03-02'], item: week },
    { days: ['2026-03-03'], item: sick },
    { days: ['2026-03-04'], item: null },
  ])
})

it('gives spans that share a day rows of their own, and spans of other days none', () => {
  const days = daysOfMonth('2026-03')
  const span = (fromOn: string, toOn: string) => ({
    fromOn: `2026-03-${fromOn}`,
    toOn: `2026-03-${toOn}`,
  })
  const [long, inside, touching, after] = [
    span('02', '10'),
    span('05', '06'),
    span('10', '12'),
    span('13', '13'),
  ]
  const gone = { fromOn: '2026-02-01', toOn: '2026-02-28' }
  expect(lanesOf(days, [long, inside, touching, after, gone])).toEqual([
    [long, after],
    [inside, touching],
  ])
  expect(lanesOf(days, [long, long, long])).toHaveLength(3)
  expect(lanesOf(days, [gone])).toEqual([[]])
})
