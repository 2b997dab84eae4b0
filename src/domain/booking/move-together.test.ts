import { expect, test } from 'vitest'
import { moveTogether } from './move-together.ts'

const timeZone = 'Europe/Madrid'
const visit = (id: string, start: string | null, assigneeIds = ['t1']) => ({
  id,
  start,
  assigneeIds,
})
const to = (start: string | null, assigneeIds = ['t1']) => ({ start, assigneeIds })
const first = visit('a', '2026-05-04T08:00:00.000Z')

test('the others move by as many days and minutes of the clock', () => {
  const others = [
    visit('b', '2026-05-05T08:00:00.000Z'),
    visit('c', '2026-05-06'),
    visit('d', null),
  ]
  const moves = moveTogether(first, to('2026-05-06T09:30:00.000Z'), others, timeZone)
  expect(moves.map((one) => [one.visit.id, one.plan.start])).toEqual([
    ['b', '2026-05-07T09:30:00.000Z'],
    ['c', '2026-05-08'],
  ])
})

test('the clock time stays the same over a change of the clocks, also past midnight', () => {
  const before = visit('a', '2026-03-27T08:00:00.000Z')
  const others = [visit('b', '2026-03-28T08:00:00.000Z'), visit('c', '2026-03-28T22:30:00.000Z')]
  const byDay = moveTogether(before, to('2026-03-28T08:00:00.000Z'), others, timeZone)
  expect(byDay.map(({ plan }) => plan.start)).toEqual([
    '2026-03-29T07:00:00.000Z',
    '2026-03-29T21:30:00.000Z',
  ])
  const byHour = moveTogether(before, to('2026-03-27T09:00:00.000Z'), others.slice(1), timeZone)
  expect(byHour.map(({ plan }) => plan.start)).toEqual(['2026-03-28T23:30:00.000Z'])
})

test('a drop on a day keeps the clock time of the others, and who is replaced is replaced where the people are the same', () => {
  const others = [
    visit('b', '2026-05-05T08:00:00.000Z'),
    visit('c', '2026-05-06T08:00:00.000Z', ['t1', 't2']),
  ]
  const moves = moveTogether(first, to('2026-05-05', ['t3']), others, timeZone)
  expect(moves.map(({ plan }) => plan)).toEqual([
    { start: '2026-05-06T08:00:00.000Z', assigneeIds: ['t3'] },
    { start: '2026-05-07T08:00:00.000Z', assigneeIds: ['t1', 't2'] },
  ])
  expect(moveTogether(first, to(first.start, ['t3']), others.slice(1), timeZone)).toEqual([])
})
