import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { pastStarts } from './past-starts.ts'
import type { Plan } from './visit-change.ts'

const item = boardItem('o1')
const now = Date.parse('2026-05-04T09:20:00Z')
const count = (...plans: readonly Partial<Plan>[]) =>
  pastStarts(
    plans.map((plan) => [item, plan]),
    now,
    'America/Halifax',
  )

test('a visit that is given a time before now starts in the past', () => {
  expect(count({ start: '2026-05-04T09:00:00.000Z' })).toBe(1)
  expect(count({ start: '2026-05-03T15:00:00.000Z' }, { start: '2026-05-04T12:00:00.000Z' })).toBe(
    1,
  )
})

test('the quarter of an hour that has begun is now', () => {
  expect(count({ start: '2026-05-04T09:15:00.000Z' })).toBe(0)
})

test('a day is past once it is over in the zone of the company', () => {
  expect(count({ start: '2026-05-03' })).toBe(1)
  expect(count({ start: '2026-05-04' })).toBe(0)
  expect(
    pastStarts(
      [[item, { start: '2026-05-03' }]],
      Date.parse('2026-05-04T02:00:00Z'),
      'America/Halifax',
    ),
  ).toBe(0)
})

test('what keeps its time is not told again', () => {
  expect(count({ minutes: 30 }, { start: null, assigneeIds: [] }, { assigneeIds: ['t1'] })).toBe(0)
})
